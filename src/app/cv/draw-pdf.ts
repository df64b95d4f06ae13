/** Draws pages of a PDF. Comes to the browser only when one is looked at, from our own server, its worker too. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Sharper than a screen shows is waste. */
const MAX_DENSITY = 2

export type DrawnPdf = {
  /** Into this canvas, as wide as it now stands. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>
  close(): void
}

export async function openPdf(address: string): Promise<DrawnPdf> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file answered with ${answer.status}`)
  const task = getDocument({
    data: await answer.arrayBuffer(),
    // A file of a stranger's: none of its code runs, and nothing is fetched for it.
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
