/**
 * QR codes (ISO/IEC 18004): a text as dark and light modules, in mode "bytes" at level M. What the codewords are
 * is told in `qr-code-words.ts`; here they are laid out, masked, and surrounded by what readers look for.
 */
import { alignmentCentres, codeWords, sideOf, versionFor } from './qr-code-words.ts'

/** Rows of modules, true for dark, without the light border of 4 modules that a reader needs. */
export type QrCode = readonly (readonly boolean[])[]

/** `bytes` are a text in UTF-8. Null for one that is too long: more than 666 bytes. */
export function qrCode(bytes: Uint8Array): QrCode | null {
  const version = versionFor(bytes.length)
  if (version === null) return null
  const { modules, isFixed } = fixedPatterns(version)
  drawWords(modules, isFixed, codeWords(bytes, version))

  const codes = MASKS.map((mask, number) => {
    const code = modules.map((row, y) =>
      row.map((module, x) => (isFixed[y]?.[x] ? module : module !== mask(x, y))),
    )
    drawFormat(code, number)
    return code
  })
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}

/** The dark modules as the path of an SVG whose units are modules; `border` modules stay free around it. */
export function qrPath(code: QrCode, border: number): string {
  const runs: string[] = []
  for (const [y, row] of code.entries()) {
    for (let x = 0; x < row.length; x++) {
      let end = x
      while (row[end]) end++
      if (end > x) runs.push(`M${x + border} ${y + border}h${end - x}v1h-${end - x}z`)
      x = Math.max(x, end)
    }
  }
  return runs.join('')
}

type Grid = boolean[][]

/** By number: whether the module at column x and row y is turned over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const grid = (side: number): Grid =>
  Array.from({ length: side }, () => new Array<boolean>(side).fill(false))

/** Finders, alignment, timing, version; and the places of the format, still empty. */
function fixedPatterns(version: number) {
  const side = sideOf(version)
  const modules = grid(side)
  const isFixed = grid(side)
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= side || y >= side) return
    put(modules, x, y, dark)
    put(isFixed, x, y, true)
  }
  for (let place = 0; place < side; place++) {
    set(6, place, place % 2 === 0)
    set(place, 6, place % 2 === 0)
  }
  const square = (centreX: number, centreY: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y))
        set(centreX + x, centreY + y, !light.includes(ring))
      }
    }
  }
  const centres = alignmentCentres(version)
  for (const x of centres) {
    for (const y of centres) {
      const isFinder =
        (x === 6 && y === 6) || (x === 6 && y > side - 9) || (y === 6 && x > side - 9)
      if (!isFinder) square(x, y, 2, [1])
    }
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const) {
    square(x, y, 4, [2, 4])
  }
  for (const [x, y] of formatPlaces(side).flat()) set(x, y, false)
  set(8, side - 8, true)
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25)
    for (let bit = 0; bit < 18; bit++) {
      const [long, short] = [Math.floor(bit / 3), side - 11 + (bit % 3)]
      set(long, short, ((bits >>> bit) & 1) === 1)
      set(short, long, ((bits >>> bit) & 1) === 1)
    }
  }
  return { modules, isFixed }
}

/** From the lowest bit of the format upwards, where each of its two copies stands. */
function formatPlaces(side: number): [x: number, y: number][][] {
  return Array.from({ length: 15 }, (_, bit) => [
    bit < 8 ? [8, bit < 6 ? bit : bit + 1] : [bit === 8 ? 7 : 14 - bit, 8],
    bit < 8 ? [side - 1 - bit, 8] : [8, side - 15 + bit],
  ])
}

/** Level M is 00 in front of the mask's number. */
function drawFormat(code: Grid, mask: number) {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
  for (const [bit, places] of formatPlaces(code.length).entries()) {
    for (const [x, y] of places) put(code, x, y, ((bits >>> bit) & 1) === 1)
  }
}

/** Of a division in GF(2), of the value with as many zeros behind it. */
function remainder(value: number, zeros: number, divisor: number): number {
  let rest = value
  for (let step = 0; step < zeros; step++) {
    rest = (rest << 1) ^ ((rest >>> (zeros - 1)) * divisor)
  }
  return rest
}

/** In pairs of columns from the right, upwards and downwards in turn, around what is fixed. */
function drawWords(modules: Grid, isFixed: Grid, words: readonly number[]) {
  const side = modules.length
  let bit = 0
  let isUp = true
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5 // the column of the timing pattern
    for (let step = 0; step < side; step++) {
      const y = isUp ? side - 1 - step : step
      for (const x of [right, right - 1]) {
        if (isFixed[y]?.[x]) continue
        const word = words[bit >>> 3] ?? 0
        put(modules, x, y, ((word >>> (7 - (bit & 7))) & 1) === 1)
        bit++
      }
    }
    isUp = !isUp
  }
}

/** How hard a code is to read: long runs, blocks of one colour, what looks like a finder, too much of a colour. */
function penalty(code: Grid): number {
  const side = code.length
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x] as boolean))]
  let points = 0
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    for (const _ of text.matchAll(/(?=10111010000|00001011101)/g)) points += 40
  }
  let dark = 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const module = code[y]?.[x]
      if (module) dark++
      const isBlock =
        module === code[y]?.[x + 1] &&
        module === code[y + 1]?.[x] &&
        module === code[y + 1]?.[x + 1]
      if (isBlock) points += 3
    }
  }
  return points + 10 * Math.floor(Math.abs((dark / (side * side)) * 20 - 10))
}

function put(code: Grid, x: number, y: number, dark: boolean) {
  const row = code[y]
  if (row) row[x] = dark
}
