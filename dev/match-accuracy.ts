/**
 * `npm run match-accuracy [-- --misses]` measures how well our match scores agree with pairs of a CV and a real job
 * labeled by eye, for the half they were built with and the half nobody looked at, and how well skills are read from
 * adverts. `--misses` lists the pairs of the half built with. Writes its tables into docs/measured.md.
 */
import { parseArgs } from 'node:util'
import { demandsOf } from '#core/match/match-demands.ts'
import { personOf } from '#core/match/match-person.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { areaUnderCurve, confusion, kendallTau, labelTau, type Scored } from './match/figures.ts'
import { hasPairs, type Pair, readPairs, TODAY } from './match/pairs.ts'
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
  ])}\n\n${skillTable()}`
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
