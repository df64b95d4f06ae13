import jsQr from 'jsqr'
import { expect, test } from 'vitest'
import { qrDrawing } from './qr-drawing.ts'

/** Pixels per module, as a camera would see it. */
const SCALE = 4

test.each([
  'Rolecall',
  'otpauth://totp/Rolecall:ada%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Rolecall',
  'ü'.repeat(70),
  'https://rolecall.example/'.repeat(40),
])('a QR code reader reads %s', (text) => {
  const drawing = qrDrawing(text) ?? { side: 0, path: '' }
  const width = drawing.side * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4
      for (let at = 0; at < Number(length) * SCALE; at++)
        pixels.fill(0, start + at * 4, start + at * 4 + 3)
    }
  }
  expect(jsQr(pixels, width, width)?.data).toBe(text)
})

test('a text that is too long has no code', () => {
  expect(qrDrawing('x'.repeat(2_400))).toBeNull()
})
