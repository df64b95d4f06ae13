/**
 * Measures how well real salary texts are read, against labels made by hand. The texts belong to their authors and
 * are not in the repository, so a label names a line by its number and a hash of its text (the first 8 hex digits of
 * its SHA-256). Without the texts the test is skipped. `hard` marks one scale for two ends, no currency, open ends,
 * stated periods, other separators, whole lines, and amounts that look like pay and are not.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSalary, type Salary } from '#core/pay/salary.ts'
import labels from './salary-labels.json' with { type: 'json' }

type Label = { line: number; hash: string; salary: Salary | null; hard?: boolean }

const FOLDER = new URL('../../../shared/data/eval/', import.meta.url)
const isMissing = !existsSync(new URL('salary_texts.jsonl', FOLDER))
if (isMissing) console.warn(`No real texts in ${FOLDER.pathname}: salaries are not measured.`)

/** The share of all real salary texts whose amounts, currency and period must be exactly right. */
const RIGHT_OF_ALL = 0.97
const RIGHT_OF_HARD = 0.92
/** Amounts that are not pay but are read as pay. */
const MOST_FALSE_ANSWERS = 1

test.skipIf(isMissing)('real salary texts are read exactly right', () => {
  const read = readLabelled('salary_texts', 'text', labels.salary_texts as Label[])
  const hard = read.filter(({ isHard }) => isHard)
  report('salary texts', read)
  report('  hard forms', hard)
  expect(shareRight(read)).toBeGreaterThanOrEqual(RIGHT_OF_ALL)
  expect(shareRight(hard)).toBeGreaterThanOrEqual(RIGHT_OF_HARD)
})

test.skipIf(isMissing)('real amounts that are not pay are ignored', () => {
  const read = readLabelled('money_not_salary', 'context', labels.money_not_salary as Label[])
  report('not pay', read)
  const falseAnswers = read.filter(({ wanted, found }) => wanted === null && found !== null)
  expect(falseAnswers.length).toBeLessThanOrEqual(MOST_FALSE_ANSWERS)
})

type Read = { text: string; wanted: Salary | null; found: Salary | null; isHard: boolean }

function readLabelled(file: string, field: string, known: Label[]): Read[] {
  const lines = readFileSync(new URL(`${file}.jsonl`, FOLDER), 'utf8').split('\n')
  return known.map(({ line, hash, salary, hard }) => {
    const text: string = JSON.parse(lines[line - 1] ?? '{}')[field] ?? ''
    expect(createHash('sha256').update(text).digest('hex').slice(0, 8), `${file}:${line}`).toBe(
      hash,
    )
    return { text, wanted: salary, found: parseSalary(text), isHard: hard ?? false }
  })
}

function isRight({ wanted, found }: Read) {
  return JSON.stringify(wanted) === JSON.stringify(found)
}

function shareRight(read: Read[]) {
  return read.filter(isRight).length / read.length
}

function report(name: string, read: Read[]) {
  const right = read.filter(isRight).length
  console.info(`${name}: ${right} of ${read.length} (${(shareRight(read) * 100).toFixed(1)} %)`)
  for (const wrong of read.filter((one) => !isRight(one))) console.info('  wrong:', wrong)
}
