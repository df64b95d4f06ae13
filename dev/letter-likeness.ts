/**
 * `npm run letter-likeness` measures how much cover letters for different jobs repeat each other, with ten invented CVs
 * and five real adverts from beside the checkout. For each pair of letters from one CV it gives the share of equal
 * sentences and of equal runs of four words, with and without the person's own lines and the listing's words.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Cv } from '#core/cv/cv.ts'
import type { Letter, LetterJob } from '#core/letter/cover-letter.ts'
import { basisOf } from '#core/letter/edit-letter.ts'
import { fillerPhrases } from '#core/letter/filler-phrases.ts'
import { toFirstPerson } from '#core/letter/first-person.ts'
import { letterFindings } from '#core/letter/letter-findings.ts'
import { shortTitle } from '#core/letter/letter-role.ts'
import { LENGTHS, letterText, TONES } from '#core/letter/letter-text.ts'
import { unsupportedClaims } from '#core/letter/proof-gate.ts'
import { writeLetter } from '#core/letter/write-letter.ts'
import { PEOPLE } from './letter-likeness/people.ts'

const ADVERTS = '../shared/data/bench/radar_skills_eval/skills_eval.jsonl'
/** Adverts that look for different kinds of people. */
const CHOSEN = [6, 13, 17, 35, 36]

function report(jobs: readonly LetterJob[], tone: Letter['tone']) {
  for (const length of LENGTHS) {
    const letters = PEOPLE.map((cv) => jobs.map((job) => write(cv, job, tone, length)))
    const pairs = letters.flatMap((own) =>
      own.flatMap((a, at) => own.slice(at + 1).map((b) => [a, b] as const)),
    )
    const figures = {
      letters: letters.flat().length,
      'equal sentences': share(pairs.map(([a, b]) => likeness(sentencesOf(a), sentencesOf(b)))),
      'equal runs of 4 words': share(pairs.map(([a, b]) => likeness(runsOf(a), runsOf(b)))),
      'beyond CV and listing': share(
        pairs.map(([a, b]) => likeness(runsOf(a, true), runsOf(b, true))),
      ),
      fillers: letters.flat().flatMap((it) => fillerPhrases(letterText(it))).length,
      'unsupported claims': letters.flat().flatMap(unproven).length,
    }
    process.stdout.write(
      `${tone}, ${length}: ${Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`)
        .join('; ')}\n`,
    )
  }
}

function write(cv: Cv, job: LetterJob, tone: Letter['tone'], length: Letter['length']): Letter {
  const findings = letterFindings(cv, job)
  const own = { why: '', more: '' }
  return writeLetter({ cv, job, findings, tone, length, language: 'en', addressee: '', own })
}

/** What sentences about the person state beyond their CV lines. Naming a gap of the person is allowed. */
const unproven = (letter: Letter) =>
  letter.sentences
    .filter(({ about }) => about === 'person')
    .flatMap((sentence) =>
      unsupportedClaims(sentence.text, [
        ...basisOf(letter, sentence),
        ...letter.notClaimed.map(({ what }) => what),
      ]).map(({ says }) => `${sentence.text} ${says}`),
    )

const sentencesOf = ({ sentences }: Letter) => sentences.map(({ text }) => text)

/**
 * Runs of four words. With `isOurs`, only those of our own phrases, which are cut where words of the CV or the listing
 * begin.
 */
function runsOf(letter: Letter, isOurs = false): string[] {
  if (!isOurs) return letter.sentences.flatMap(({ text }) => runs(text))
  const { job, proofs, sentences } = letter
  const quotes = sentences.flatMap(({ quote }) => (quote === null ? [] : [quote]))
  const lines = proofs.flatMap(({ text }) => {
    const clauses = [toFirstPerson(text, true).text, toFirstPerson(text, false).text]
    // "I also led …" has the words of the CV after "also".
    return [...clauses, ...clauses.map((it) => it.replace(/^I /, '')), ...text.split(', ')]
  })
  const given = [job.title, shortTitle(job.title), job.company, ...quotes, ...lines]
  const longest = given.filter((it) => it.length > 2).toSorted((a, b) => b.length - a.length)
  return sentences.flatMap(({ text }) => {
    const ours = longest.reduce((left, it) => left.replaceAll(it, ' | '), text)
    return ours.split('|').flatMap(runs)
  })
}

function runs(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))
}

/** Jaccard similarity: what the two have in common, as a share of everything in either. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const [one, other] = [new Set(a), new Set(b)]
  const shared = [...one].filter((it) => other.has(it)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

const share = (values: readonly number[]) =>
  `${((values.reduce((sum, value) => sum + value, 0) / values.length) * 100).toFixed(1)} %`

function readJobs(): LetterJob[] {
  const file = path.resolve(import.meta.dirname, '..', ADVERTS)
  if (!fs.existsSync(file)) return []
  const rows = fs.readFileSync(file, 'utf8').trim().split('\n')
  return CHOSEN.flatMap((index) => {
    const { title, text } = JSON.parse(rows[index] ?? '{}') as { title: string; text: string }
    return title ? [{ title, company: `Employer ${index}`, description: text }] : []
  })
}

const jobs = readJobs()
if (jobs.length === 0) {
  process.stdout.write(`${ADVERTS} is missing, so nothing was measured.\n`)
} else {
  for (const tone of TONES) report(jobs, tone)
}
