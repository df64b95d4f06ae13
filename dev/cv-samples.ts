/**
 * `node dev/cv-samples.ts [--kept] DIR` prints invented people's CVs in many layouts: PDFs from a browser under
 * DIR/cvs, and what must be read from them under DIR/truth. `--kept` makes the held-out set instead, other people in
 * other layouts, which no rules are built on.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { HELD_OUT_LAYOUTS } from './cv-samples/held-out-layouts.ts'
import { HELD_OUT_PEOPLE } from './cv-samples/held-out-people.ts'
import { type Layout, toHtml } from './cv-samples/html.ts'
import { COLUMN_LAYOUTS } from './cv-samples/layouts-columns.ts'
import { KNOWN_LAYOUTS } from './cv-samples/layouts-known.ts'
import { PLAIN_LAYOUTS } from './cv-samples/layouts-plain.ts'
import { PEOPLE } from './cv-samples/people.ts'
import type { Person } from './cv-samples/person.ts'
import { truthOf } from './cv-samples/truth.ts'

/** Each layout is used for this many people, in turn. */
const PEOPLE_PER_LAYOUT = 2

const { values, positionals } = parseArgs({
  options: { kept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [directory] = positionals
if (!directory) {
  process.stderr.write('Usage: node dev/cv-samples.ts [--kept] DIR\n')
  process.exitCode = 2
} else {
  const layouts = values.kept
    ? HELD_OUT_LAYOUTS
    : [...PLAIN_LAYOUTS, ...COLUMN_LAYOUTS, ...KNOWN_LAYOUTS]
  await makeSamples(directory, layouts, values.kept ? HELD_OUT_PEOPLE : PEOPLE)
}

async function makeSamples(to: string, layouts: Layout[], people: Person[]): Promise<void> {
  await mkdir(path.join(to, 'cvs'), { recursive: true })
  await mkdir(path.join(to, 'truth'), { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  for (const [at, layout] of layouts.entries()) {
    for (let i = 0; i < PEOPLE_PER_LAYOUT; i++) {
      const person = people[(at + i * 3) % people.length] as Person
      const file = `${layout.name}--${person.language}${(at + i * 3) % people.length}.pdf`
      await page.setContent(toHtml(layout, person))
      await page.pdf({
        path: path.join(to, 'cvs', file),
        preferCSSPageSize: true,
        printBackground: true,
      })
      const truth = truthOf(person, file, layout)
      await writeFile(path.join(to, 'truth', `${file}.json`), `${JSON.stringify(truth, null, 1)}\n`)
    }
  }
  await browser.close()
}
