/** Renders PDF pages. Loaded on demand, and served with its worker from our own server. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Rendering at a higher pixel ratio isn't worth the cost. */
const MAX_DENSITY = 2

export type DrawnPdf = {
  /** Renders at the canvas's current width. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>
  close(): void
}

export async function openPdf(address: string): Promise<DrawnPdf> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file could not be loaded: status ${answer.status}`)
  const task = getDocument({
    data: await answer.arrayBuffer(),
    // Untrusted file: run none of its code and fetch nothing for it.
    enableXfa: false,
    useWasm: false,
    stopAtErrors: false,
  })
  const pdf = await task.promise
  return {
    async draw(number, canvas) {
      const page = await pdf.getPage(number + 1)
      const natural = page.getViewport({ scale: 1 })
      const density = Math.min(devicePixelRatio, MAX_DENSITY)
      const scale = (canvas.clientWidth / natural.width) * density
      const viewport = page.getViewport({ scale })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
    },
    close: () => void task.destroy(),
  }
}
