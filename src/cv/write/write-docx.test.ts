/** Our Word documents contain the whole CV, in headings and lists, and nothing else about anyone. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import { readDocx } from '#cv/read/docx/read-docx.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { lettersOf, sheetCharacters } from '#test/sheet-text.ts'
import { toSheet } from './cv-sheet.ts'
import { writeCoverLetterDocx, writeDocx } from './write-docx.ts'

const CVS = fortyCvs()
const first = CVS[0]?.cv ?? expect.unreachable('there are forty')
const partsOf = (docx: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

test.each(TEMPLATES)('%s contains all of forty CVs, in reading order', async (template) => {
  for (const { about, cv } of CVS) {
    const { lines } = await readDocx(await writeDocx(toSheet(cv), { ...DEFAULT_DESIGN, template }))
    expect(lettersOf(lines.map(({ text }) => text).join('')), about).toBe(
      sheetCharacters(toSheet(cv)),
    )
  }
})

test('sections are headings, highlights are a list, dates are at a tab stop, nothing is a table', async () => {
  const { 'word/document.xml': body = '' } = partsOf(
    await writeDocx(toSheet(first), DEFAULT_DESIGN),
  )
  const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0
  expect({
    titles: count(/<w:pStyle w:val="Title"\/>/g),
    sections: count(/<w:pStyle w:val="Heading1"\/>/g),
    hasLists: count(/<w:numPr>/g) > 0,
    hasTabs: count(/<w:tab w:val="right"/g) > 0,
    tables: count(/<w:tbl>/g),
    pictures: count(/<w:(?:drawing|pict|object)/g),
  }).toEqual({
    titles: 1,
    sections: toSheet(first).sections.length,
    hasLists: true,
    hasTabs: true,
    tables: 0,
    pictures: 0,
  })
})

test('a document has its title and author, no program and no time', async () => {
  const docx = await writeDocx(toSheet(first), DEFAULT_DESIGN)
  const { 'docProps/core.xml': core, 'docProps/app.xml': app } = partsOf(docx)
  expect(core?.replace(/<[^>]+>/g, '|')).toMatch(/^\|\s*\|\|Ada Ångström\|\|Ada Ångström\|\|$/)
  expect(app?.replace(/<[^>]+>/g, '')).toBe('')
})

test('XML characters are escaped, and links have web, email or phone addresses only', async () => {
  const cv = {
    ...first,
    name: '<img src="http://canary.test/">&',
    url: 'file:///etc/passwd',
    links: [],
  }
  const { 'word/_rels/document.xml.rels': relations = '', ...parts } = partsOf(
    await writeDocx(toSheet(cv), DEFAULT_DESIGN),
  )
  const targets = [...relations.matchAll(/Target="([^"]*)"[^>]*TargetMode="External"/g)]
  expect(targets.map(([, target]) => target?.split(':')[0])).toEqual(
    targets.map(() => expect.stringMatching(/^(?:https|mailto|tel)$/)),
  )
  expect(targets.length).toBeGreaterThan(0)
  expect(parts['word/document.xml']).toContain('&lt;img src=')
  expect(parts['word/document.xml']).not.toContain('<img')
})

test('a cover letter contains its text, from the head to the name', async () => {
  const letter = {
    name: 'Ada Ångström',
    contact: ['ada@example.org', '+46 70 123 45 67'],
    addressee: ['Nordlys Analytics', 'Stockholm'],
    date: '22 November 2026',
    subject: 'Data engineer',
    greeting: 'Dear hiring team,',
    paragraphs: ['You ask for Kafka.', 'I ran it for six years.'],
    closing: ['Kind regards,', 'Ada Ångström'],
  }
  const { lines } = await readDocx(await writeCoverLetterDocx(letter, DEFAULT_DESIGN))
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada Ångström',
    'ada@example.org · +46 70 123 45 67',
    'Nordlys Analytics',
    'Stockholm',
    '22 November 2026',
    'Data engineer',
    'Dear hiring team,',
    'You ask for Kafka.',
    'I ran it for six years.',
    'Kind regards,',
    'Ada Ångström',
  ])
})
