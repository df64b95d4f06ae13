import { expect, test } from 'vitest'
import { qrCode, qrPath } from './qr-code.ts'
import {
  alignmentCentres,
  codeWords,
  dataWords,
  mendingWords,
  sideOf,
  VERSIONS,
  versionFor,
} from './qr-code-words.ts'

const inBytes = (text: string) => new TextEncoder().encode(text)

/** ISO/IEC 18004, tables 7 and E.1. */
const DATA_WORDS = [
  16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627, 669,
]

test('each version holds at level M what the standard says', () => {
  const words = Array.from({ length: VERSIONS }, (_, at) => dataWords(at + 1))
  expect(words).toEqual(DATA_WORDS)
})

test.each([
  [1, []],
  [2, [6, 18]],
  [7, [6, 22, 38]],
  [14, [6, 26, 46, 66]],
  [16, [6, 26, 50, 74]],
  [20, [6, 34, 62, 90]],
])('version %i has its alignment patterns at %j', (version, centres) => {
  expect(alignmentCentres(version)).toEqual(centres)
})

test('words are followed by those that mend them, as in the worked example of the standard’s readers', () => {
  const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  const mending = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
  expect(mendingWords(words, 10)).toEqual(mending)
})

test.each([
  [14, 1],
  [15, 2],
  [180, 9],
  [181, 10],
  [213, 10],
  [666, 20],
  [667, null],
])('%i bytes need version %s', (bytes, version) => {
  expect(versionFor(bytes)).toBe(version)
})

test('a text that is too long has no code', () => {
  expect(qrCode(inBytes('x'.repeat(667)))).toBeNull()
})

/** Reads a code as a camera's program would, apart from mending: the format, the mask, the bits, the blocks. */
function read(text: string) {
  const code = qrCode(inBytes(text)) ?? []
  const side = code.length
  const version = (side - 17) / 4
  const format = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((y) => code[y]?.[8])
    .concat([7, 5, 4, 3, 2, 1, 0].map((x) => code[8]?.[x]))
    .reduce((bits, dark, at) => bits | (Number(dark) << at), 0)
  const copy = Array.from({ length: 15 }, (_, at) =>
    at < 8 ? code[8]?.[side - 1 - at] : code[side - 15 + at]?.[8],
  ).reduce((bits, dark, at) => bits | (Number(dark) << at), 0)
  return { code, side, version, format, copy }
}

/** By mask: the fifteen bits of the format at level M, table C.1. */
const FORMATS = [
  0b101010000010010, 0b101000100100101, 0b101111001111100, 0b101101101001011, 0b100010111111001,
  0b100000011001110, 0b100111110010111, 0b100101010100000,
]

test.each(['Rolecall', 'x'.repeat(60), 'ü'.repeat(70), 'https://rolecall.example/'.repeat(20)])(
  'the code of %s names its mask twice, and stands in its frame',
  (text) => {
    const { code, side, version, format, copy } = read(text)
    expect(side).toBe(sideOf(version))
    expect(FORMATS).toContain(format)
    expect(copy).toBe(format)
    expect(code[side - 8]?.[8]).toBe(true)
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    const corner = (x: number, y: number) =>
      finder.map((_, row) =>
        [...Array(7).keys()].map((column) => Number(code[y + row]?.[x + column])).join(''),
      )
    expect([corner(0, 0), corner(side - 7, 0), corner(0, side - 7)]).toEqual([
      finder,
      finder,
      finder,
    ])
  },
)

test('a version from 7 on names itself', () => {
  const { code, side, version } = read('x'.repeat(120))
  expect(version).toBe(7)
  // Table D.1: 000111110010010100.
  const bits = Array.from({ length: 18 }, (_, at) =>
    Number(code[Math.floor(at / 3)]?.[side - 11 + (at % 3)]),
  )
  expect(bits.reverse().join('')).toBe('000111110010010100')
})

test('the first words say the mode, the length and the text', () => {
  const words = codeWords(inBytes('Rolecall'), 1)
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  expect(Number.parseInt(bits.slice(4, 12), 2)).toBe(8)
  const letters = [...Array(8).keys()].map((at) =>
    String.fromCharCode(Number.parseInt(bits.slice(12 + 8 * at, 20 + 8 * at), 2)),
  )
  expect(letters.join('')).toBe('Rolecall')
})

test('the path of an SVG covers each dark module once', () => {
  const code = [
    [true, true, false],
    [false, false, false],
    [false, true, true],
  ]
  expect(qrPath(code, 1)).toBe('M1 1h2v1h-2zM2 3h2v1h-2z')
})
