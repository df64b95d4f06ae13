/** Turns a text into a QR code as an SVG path, on the server. */
import { encode } from 'uqr'

/** The quiet zone that readers need around a code, in modules. */
const BORDER = 4
/** Level M repairs 15 % of a code, which is enough on a screen. */
const LEVEL = 'M'

/** `side` is in modules and includes the border. `path` is an SVG path in module units. */
export type QrDrawing = { side: number; path: string }

/** Null for a text too long for a QR code: more than about 2,300 bytes. */
export function qrDrawing(text: string): QrDrawing | null {
  try {
    const { size, data } = encode(text, { ecc: LEVEL, border: BORDER })
    return { side: size, path: pathOf(data) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Draws each run of dark modules as a rectangle one module high. */
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
