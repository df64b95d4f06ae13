/** A text as a QR code that is ready to be drawn. Made on the server: browsers get a path. */
import { qrCode, qrPath } from '#core/account/qr-code.ts'

/** Light modules that a reader needs around a code. */
const BORDER = 4

export type QrDrawing = { side: number; path: string }

/** Null for a text that no code holds. */
export function qrDrawing(text: string): QrDrawing | null {
  const code = qrCode(new TextEncoder().encode(text))
  return code && { side: code.length + 2 * BORDER, path: qrPath(code, BORDER) }
}
