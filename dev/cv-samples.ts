/**
 * `node dev/cv-samples.ts [--kept|--odd] DIR` prints invented people's CVs in many layouts: PDFs from a browser under
 * DIR/cvs, and what must be read from them under DIR/truth. `--kept` makes the held-out set instead, other people in
 * other layouts, which no rules are built on. `--odd` makes layouts with headings of people's own or none, each in
 * every format.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from './browsers.ts'
import { HELD_OUT_LAYOUTS } from './cv-samples/held-out-layouts.ts'
import { HELD_OUT_PEOPLE } from './cv-samples/held-out-people.ts'
import { type Layout, toHtml } from './cv-samples/html.ts'
import { COLUMN_LAYOUTS } from './cv-samples/layouts-columns.ts'
import { KNOWN_LAYOUTS } from './cv-samples/layouts-known.ts'
import { hasOddWords, ODD_LAYOUTS, toBlocks } from './cv-samples/layouts-odd.ts'
import { MORE_ODD_LAYOUTS } from './cv-samples/layouts-odd-more.ts'
import { PLAIN_LAYOUTS } from './cv-samples/layouts-plain.ts'
import { PEOPLE } from './cv-samples/people.ts'
import type { Person } from './cv-samples/person.ts'
import { type Shown, truthOf } from './cv-samples/truth.ts'
import {
  SAMPLE_FORMATS,
  type SampleFormat,
  writeDocx,
  writeHtml,
  writeOdt,
  writeRtf,
  writeTxt,
} from './cv-samples/write-formats.ts'

/** Each layout is used for this many people, in turn. */
const PEOPLE_PER_LAYOUT = 2

const WRITERS: Record<Exclude<SampleFormat, 'pdf'>, typeof writeDocx | typeof writeTxt> = {
  docx: writeDocx,
  odt: writeOdt,
  rtf: writeRtf,
  txt: writeTxt,
}

const { values, positionals } = parseArgs({
  options: {
    kept: { type: 'boolean', default: false },
    odd: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [directory] = positionals
if (!directory) {
  process.stderr.write('Usage: node dev/cv-samples.ts [--kept|--odd] DIR\n')
  process.exitCode = 2
} else {
  const layouts = values.kept
    ? HELD_OUT_LAYOUTS
    : [...PLAIN_LAYOUTS, ...COLUMN_LAYOUTS, ...KNOWN_LAYOUTS]
  const people = values.kept ? HELD_OUT_PEOPLE : PEOPLE
  await makeSamples(directory, values.odd ? oddSamples() : printedSamples(layouts, people))
}

/** One file: a page for the browser to print, or bytes. */
type Sample = { file: string; html?: string; bytes?: Uint8Array | string; truth: object }

async function makeSamples(to: string, samples: Iterable<Sample>): Promise<void> {
  await mkdir(path.join(to, 'cvs'), { recursive: true })
  await mkdir(path.join(to, 'truth'), { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  for (const { file, html, bytes, truth } of samples) {
    const at = path.join(to, 'cvs', file)
    if (bytes !== undefined) await writeFile(at, bytes)
    if (html !== undefined) {
      await page.setContent(html)
      await page.pdf({ path: at, preferCSSPageSize: true, printBackground: true })
    }
    await writeFile(path.join(to, 'truth', `${file}.json`), `${JSON.stringify(truth, null, 1)}\n`)
  }
  await browser.close()
}

function* printedSamples(layouts: Layout[], people: Person[]): Generator<Sample> {
  for (const [layout, person, who] of turns(layouts, people)) {
    const file = `${layout.name}--${person.language}${who}.pdf`
    yield { file, html: toHtml(layout, person), truth: truthOf(person, file, layout) }
  }
}

function* oddSamples(): Generator<Sample> {
  const people = [...PEOPLE, ...HELD_OUT_PEOPLE].filter((it) => hasOddWords(it.language))
  for (const [layout, person, who] of turns([...ODD_LAYOUTS, ...MORE_ODD_LAYOUTS], people)) {
    const blocks = toBlocks(layout, person, who)
    for (const format of SAMPLE_FORMATS) {
      const file = `${layout.name}--${person.language}${who}.${format}`
      const truth = truthOf(person, file, layout)
      if (format === 'pdf') yield { file, html: writeHtml(blocks), truth }
      else yield { file, bytes: WRITERS[format](blocks), truth }
    }
  }
}

/** Each layout with its people, and the number of the person. */
function* turns<Any extends Shown>(layouts: readonly Any[], people: readonly Person[]) {
  for (const [at, layout] of layouts.entries()) {
    for (let i = 0; i < PEOPLE_PER_LAYOUT; i++) {
      const who = (at + i * 3) % people.length
      yield [layout, people[who] as Person, who] as const
    }
  }
}
