/**
 * `npm run match-accuracy [-- --misses | --graded FOLDER | --parts FOLDER]` measures how well our match scores agree with pairs of a CV
 * and a real job labeled by eye: our own (`match/pairs.ts`) and those graded by somebody else (`match/shared-pairs.ts`),
 * for the score and each part alone; and how well skills are read from adverts. `--misses` lists the pairs of the half
 * built with; `--graded` prints the figures of your own graded pairs; `--parts` what it would be with parts as a reader
 * judged them (`match/reader-parts.ts`). Without any, writes docs/measured.md.
 */
import { parseArgs } from 'node:util'
import type { Cv } from '#core/cv/cv.ts'
import { MATCH_PARTS, type MatchPart } from '#core/match/match.ts'
import { demandsOf, type JobForMatch } from '#core/match/match-demands.ts'
import { personOf } from '#core/match/match-person.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import type { ProfileContent } from '#core/profile/profile.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { areaUnderCurve, countTiers, kendallTau, meanArea, type Scored } from './match/figures.ts'
import { hasPairs, LABELS, type Pair, readPairs, TODAY } from './match/pairs.ts'
import { partsTable } from './match/reader-parts.ts'
import {
  ELEVENTH,
  FOURTEENTH,
  hasGradedPairs,
  readGradedPairs,
  SHARED_PAIRS,
  THIRTEENTH,
  TWELFTH,
} from './match/shared-pairs.ts'
import { skillFigures } from './match/skill-figures.ts'
import { writeTable } from './relevance/report.ts'

/** A pair graded this or better is a job for the person. */
const FITTING = 2

const { values } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    graded: { type: 'string' },
    parts: { type: 'string' },
  },
})

async function main() {
  const scored = (await readPairs()).map((pair) => ({
    ...pair,
    ...scoreOf(pair),
    grade: LABELS.indexOf(pair.label),
    firstGrade: LABELS.indexOf(pair.first),
  }))
  const of = (half: Pair['half']) => scored.filter((one) => one.half === half)
  if (values.misses) {
    // Prints nothing of the other half, so that no fix is based on it.
    print([...of('build').map(toLine), labelTables([['built with', of('build')]])].join('\n'))
    return
  }
  const halves = labelTables([
    ['built with', of('build')],
    ['looked at late', of('late')],
    ['last labeled', of('unseen')],
  ])
  const graded = hasGradedPairs(SHARED_PAIRS)
    ? gradedTables(
        (
          [
            ['looked at', SHARED_PAIRS],
            ['eleventh, looked at', ELEVENTH],
            ['twelfth, looked at', TWELFTH],
            ['thirteenth, half looked at', THIRTEENTH],
            ['fourteenth, half looked at', FOURTEENTH],
          ] as const
        )
          .filter(([, folder]) => hasGradedPairs(folder))
          .map(([name, folder]) => [name, scoreGraded(folder)] as const),
      )
    : 'The graded pairs are missing (../shared/data/match).'
  const table = [halves, graded, skillTable()].join('\n\n')
  print(table)
  const heading = `\`npm run match-accuracy\`, ${new Date().toISOString().slice(0, 10)}.`
  writeTable('docs/measured.md', 'match', heading, table)
}

type Compared = { cv: Cv; profile: ProfileContent | null; job: JobForMatch }

function scoreOf({ cv, profile, job }: Compared) {
  const person = personOf({ cv, profile, today: TODAY })
  const { score, parts } = scoreMatch(person, demandsOf(job), usualRarity)
  return { score, parts }
}

type Read = Scored & { firstGrade: number }

function labelTables(halves: (readonly [string, readonly Read[]])[]): string {
  const rows = halves.map(([name, scored]) => {
    const first = scored.map(({ firstGrade, score }) => ({ grade: firstGrade, score }))
    const both = scored.map(({ grade, firstGrade }) => ({ grade, score: firstGrade }))
    const areas = ['good', 'possible'].map((from) =>
      areaUnderCurve(scored, LABELS.indexOf(from as 'good')),
    )
    const figures = [kendallTau(scored), ...areas, kendallTau(first), kendallTau(both)]
    return row(name, scored.length, ...figures.map(figure))
  })
  const counts = halves.flatMap(([name, scored]) =>
    LABELS.map((label, grade) => row(name, label, ...countTiers(scored, grade))).reverse(),
  )
  return [
    '| half | pairs | Kendall’s tau-b | AUC, good from the rest | AUC, poor from the rest | tau-b, first reading | first reading against the second |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    '| half | label by eye | perfect | good | fair | poor | no score |',
    '|---|---|---|---|---|---|---|',
    ...counts,
  ].join('\n')
}

type Graded = Scored & { person: string; parts: MatchPart[] }

const scoreGraded = (folder: string): Graded[] =>
  readGradedPairs(folder).map(({ person, grade, cv, job }) => ({
    person,
    grade,
    ...scoreOf({ cv, profile: null, job }),
  }))

/** The sum and every part alone; an unknown part is taken as what it counts in the sum, in the middle. */
function gradedTables(sets: (readonly [string, readonly Graded[]])[]): string {
  const rows = sets.flatMap(([name, scored]) => [
    gradedRow(name, 'sum', scored),
    ...MATCH_PARTS.slice(0, 5).map((part) =>
      gradedRow(
        name,
        part,
        scored.map((one) => ({ ...one, score: valueIn(one, part) ?? UNKNOWN })),
      ),
    ),
  ])
  const counts = sets.map(([name, scored]) => {
    const good = scored.filter(({ grade }) => grade >= FITTING)
    const poor = scored.filter(({ grade }) => grade === 0)
    const low = good.filter(({ score }) => (score ?? 0) < 50).length
    const high = poor.filter(({ score }) => (score ?? 0) >= 70).length
    const none = scored.filter(({ score }) => score === null).length
    return row(name, scored.length, `${low} of ${good.length}`, `${high} of ${poor.length}`, none)
  })
  return [
    '| pairs graded by others | score by | tau-b | AUC, mean of people | AUC, pooled |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '| pairs graded by others | pairs | graded 2–3 below 50 | graded 0 at 70 or more | no score |',
    '|---|---|---|---|---|',
    ...counts,
  ].join('\n')
}

const UNKNOWN = 0.6

const valueIn = ({ parts }: Graded, name: string) =>
  parts.find(({ part }) => part === name)?.value ?? null

const gradedRow = (name: string, what: string, scored: readonly Graded[]) =>
  row(
    name,
    what,
    ...[kendallTau(scored), meanArea(scored, FITTING), areaUnderCurve(scored, FITTING)].map(figure),
  )

function skillTable() {
  const rows = skillFigures().map(({ what, precision, recall, f1 }) =>
    row(what, ...[precision, recall, f1].map(figure)),
  )
  return [
    '| read from 40 adverts | precision | recall | micro-F1 |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

const figure = (value: number | null) => value?.toFixed(3) ?? '–'

function toLine({
  cvName,
  jobKey,
  label,
  reason,
  score,
  parts,
  job,
}: Pair & ReturnType<typeof scoreOf>) {
  const partTexts = parts
    .filter(({ value }) => value !== null)
    .map(({ part, weight, value }) => `${part} ${value}×${weight.toFixed(2)}`)
  return `${label}\t${score}\t${cvName}\t${jobKey} ${job.title}\t${reason}\t${partTexts.join(', ')}`
}

function printGraded(folder: string) {
  const isThere = hasGradedPairs(folder)
  const missing = `Skipped: ${folder} has no pairs.jsonl, or its posts are missing (../shared/data/jobs).`
  print(isThere ? gradedTables([['graded', scoreGraded(folder)]]) : missing)
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

if (values.parts !== undefined) print(partsTable(readGradedPairs(values.parts)))
else if (values.graded !== undefined) printGraded(values.graded)
else if (hasPairs()) await main()
else print('Skipped: the data is missing (../shared/data)')
