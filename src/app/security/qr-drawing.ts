/** A text as a QR code that is ready to be drawn. Made on the server: browsers get a path. */
import { encode } from 'uqr'

/** Light modules that a reader needs around a code. */
const BORDER = 4
/** Level M repairs 15 % of a code, which is enough for a screen. */
const LEVEL = 'M'

/** `side` in modules, the border included; `path` is an SVG's, whose units are modules. */
export type QrDrawing = { side: number; path: string }

/** Null for a text that no code holds: more than some 2,300 bytes. */
export function qrDrawing(text: string): QrDrawing | null {
  try {
    const { size, data } = encode(text, { ecc: LEVEL, border: BORDER })
    return { side: size, path: pathOf(data) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Each run of dark modules as a rectangle one module high. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      let end = x
      while (row[end]) end++
      if (end > x) runs.push(`M${x} ${y}h${end - x}v1h-${end - x}z`)
      x = Math.max(x, end)
    }
  }
  return runs.join('')
}
