/**
 * `npm run match-accuracy [-- --misses]` measures how well our match scores agree with pairs of a CV and a real job
 * labeled by eye, for the half they were built with and the half nobody looked at; with pairs graded by somebody else
 * (`match/shared-pairs.ts`), for the score and each part alone; and how well skills are read from adverts. `--misses` lists the pairs of the half built with. Writes its tables into docs/measured.md.
 */
import { parseArgs } from 'node:util'
import { MATCH_PARTS } from '#core/match/match.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import { personOf } from '#core/match/match-person.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { areaUnderCurve, confusion, kendallTau, labelTau, type Scored } from './match/figures.ts'
import { type Graded, gradeTau, meanAuc, pooledAuc } from './match/grade-figures.ts'
import { hasPairs, type Pair, readPairs, TODAY } from './match/pairs.ts'
import { BUILT_WITH, hasGradedPairs, readGradedPairs } from './match/shared-pairs.ts'
import { skillFigures } from './match/skill-figures.ts'
import { writeTable } from './relevance/report.ts'

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })

if (hasPairs()) await main()
else process.stdout.write('Skipped: the data is missing (../shared/data)\n')

async function main() {
  const scored = (await readPairs()).map((pair) => ({ ...pair, ...scoreOf(pair) }))
  const build = scored.filter(({ half }) => half === 'build')
  const late = scored.filter(({ half }) => half === 'late')
  const unseen = scored.filter(({ half }) => half === 'unseen')
  if (values.misses) {
    // Prints nothing of the other half, so that no fix is based on it.
    const lines = [...build.map(toLine), toTable([['built with', build]])]
    process.stdout.write(`${lines.join('\n')}\n`)
    return
  }
  const table = `${toTable([
    ['built with', build],
    ['looked at late', late],
    ['unseen', unseen],
  ])}\n\n${gradedTables()}\n\n${skillTable()}`
  process.stdout.write(`${table}\n`)
  const heading = `\`npm run match-accuracy\`, ${new Date().toISOString().slice(0, 10)}.`
  writeTable('docs/measured.md', 'match', heading, table)
}

function scoreOf({ cv, profile, job }: Pair) {
  const { score, parts } = scoreMatch(
    personOf({ cv, profile, today: TODAY }),
    demandsOf(job),
    usualRarity,
  )
  return { score, parts }
}

type Read = Scored & Pick<Pair, 'first'>

function toTable(halves: (readonly [string, readonly Read[]])[]): string {
  const rows = halves.map(
    ([name, scored]) =>
      `| ${name} | ${scored.length} | ${figure(kendallTau(scored))} | ${figure(areaUnderCurve(scored, 'good'))} | ${figure(areaUnderCurve(scored, 'possible'))} | ${figure(kendallTau(scored.map(({ first, score }) => ({ label: first, score }))))} | ${figure(labelTau(scored.map(({ label, first }) => [label, first])))} |`,
  )
  const counts = halves.flatMap(([name, scored]) =>
    confusion(scored).map(({ label, counts }) => `| ${name} | ${label} | ${counts.join(' | ')} |`),
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

/** The sum and every part alone, for the people the rules were built with and for the others. */
function gradedTables(): string {
  if (!hasGradedPairs()) return 'The graded pairs are missing (../shared/data/match).'
  const scored = readGradedPairs().map(({ person, grade, cv, job }) => {
    const who = personOf({ cv, profile: null, today: TODAY })
    const { score, parts } = scoreMatch(who, demandsOf(job), usualRarity)
    return { person, grade, score, parts, isBuilt: BUILT_WITH.has(person) }
  })
  const halves = [
    ['built with', scored.filter(({ isBuilt }) => isBuilt)],
    ['only counted', scored.filter(({ isBuilt }) => !isBuilt)],
  ] as const
  const rows = halves.flatMap(([name, half]) => [
    gradedRow(name, 'sum', half),
    ...MATCH_PARTS.slice(0, 5).map((part) =>
      gradedRow(
        name,
        part,
        half.map((one) => ({
          ...one,
          score: one.parts.find((it) => it.part === part)?.value ?? null,
        })),
      ),
    ),
  ])
  const counts = halves.map(([name, half]) => {
    const good = half.filter(({ grade }) => grade >= 2)
    const poor = half.filter(({ grade }) => grade === 0)
    const low = good.filter(({ score }) => (score ?? 0) < 50).length
    const high = poor.filter(({ score }) => (score ?? 0) >= 70).length
    const none = half.filter(({ score }) => score === null).length
    return `| ${name} | ${half.length} | ${low} of ${good.length} | ${high} of ${poor.length} | ${none} |`
  })
  return [
    '| four people each | score by | tau-b | AUC, mean of people | AUC, pooled |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '| four people each | pairs | graded 2–3 below 50 | graded 0 at 70 or more | no score |',
    '|---|---|---|---|---|',
    ...counts,
  ].join('\n')
}

function gradedRow(name: string, what: string, half: readonly Graded[]): string {
  const figures = [gradeTau(half), meanAuc(half), pooledAuc(half)].map(figure)
  return `| ${name} | ${what} | ${figures.join(' | ')} |`
}

function skillTable() {
  const rows = skillFigures().map(
    ({ what, precision, recall, f1 }) =>
      `| ${what} | ${figure(precision)} | ${figure(recall)} | ${figure(f1)} |`,
  )
  return [
    '| read from 40 adverts | precision | recall | micro-F1 |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function figure(value: number) {
  return value.toFixed(3)
}

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
