import { expect, test } from 'vitest'
import { readCv } from '#cv/understand/read-cv.ts'
import { readPlainText, readTxt } from './read-txt.ts'

test.each([
  ['UTF-8', Buffer.from('Zoë • Łódź')],
  ['UTF-8 with a mark', Buffer.from('\ufeffZoë • Łódź')],
  ['UTF-16', Buffer.from('\ufeffZoë • Łódź', 'utf16le')],
])('%s is decoded', (_, bytes) => {
  expect(readTxt(bytes).lines.map(({ text }) => text)).toEqual(['Zoë • Łódź'])
})

test('other encodings are read as Windows-1252', () => {
  const bytes = Buffer.from('Ing\xe9nieure \x96 CV', 'latin1')
  expect(readTxt(bytes).lines.map(({ text }) => text)).toEqual(['Ingénieure – CV'])
})

test('bullets, indentation and cells are recognized by characters and spaces', () => {
  const { lines } = readPlainText(
    'Ada Example\r\n=====\r\n\r\nAcme\t\t2019\r\n  - built\u0007 it\r\n    • more\r\nEngineer      Berlin\u2028end',
  )
  expect(lines.map(({ text, isBullet, indent, gap }) => [text, isBullet, indent, gap])).toEqual([
    ['Ada Example', false, 0, 0],
    ['Acme 2019', false, 0, 2],
    ['built it', true, 1, 0],
    ['more', true, 2, 0],
    ['Engineer Berlin', false, 0, 0],
    ['end', false, 0, 0],
  ])
  expect(lines[1]?.cells.map(({ text }) => text)).toEqual(['Acme', '2019'])
  expect(lines[4]?.cells.map(({ text }) => text)).toEqual(['Engineer', 'Berlin'])
})

test('a text with nothing to read is reported', () => {
  expect(readPlainText(' \n--- \n•').troubles).toEqual(['no_text'])
})

/** Ten thousand characters and more. */
const SENTENCES = Array.from({ length: 400 }, (_, n) => `Moved service ${n} to Kubernetes.`)

test.each<[string, string[]]>([
  ['sentences', SENTENCES],
  ['words', SENTENCES.map((_, n) => `word${n}-with-a-long-name-and-more`)],
])('nothing of a paragraph of ten thousand characters is lost: %s', (_, parts) => {
  const cv = `Ada Example\n\nProfile\n\n${parts.join(' ')}\n\nEducation\n\nBSc Physics, Fernhollow University, 2019`
  const { lines } = readPlainText(cv)
  const reading = readCv(readPlainText(cv))
  const read = JSON.stringify([
    reading.cv.summary,
    reading.unread.map((at) => reading.lines[at]?.text),
  ])
  expect(parts.filter((part) => !read.includes(part))).toEqual([])
  expect(lines.every(({ text }) => text.length <= 3_000)).toBe(true)
  expect(reading.cv.education).toHaveLength(1)
})

test('a position with a hundred paragraphs before its first point loses none of them', () => {
  const cv = `Ada Example\n\nExperience\n\nEngineer, Acme, 2019 – 2021\n${SENTENCES.join('\n')}\n- Led 5 people.`
  const { cv: read, lines, unread } = readCv(readPlainText(cv))
  const all = JSON.stringify([read.work, unread.map((at) => lines[at]?.text)])
  expect(SENTENCES.filter((sentence) => !all.includes(sentence.slice(0, -1)))).toEqual([])
})

test('a text without any white space is split between characters', () => {
  const text = 'a🚀'.repeat(4_000)
  const { lines } = readPlainText(text)
  expect(lines.map((line) => line.text).join('')).toBe(text)
  expect(lines.every((line) => line.text.isWellFormed())).toBe(true)
})
