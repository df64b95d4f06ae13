/** How gathering tells of itself: a line a board as soon as it was read, and what it came to. */
import type { Gathered } from '#server/gathering/gather-next.ts'

const NAME = 36
const number = (value: number) => Math.round(value).toLocaleString('en')

export const RUN_HEADER = `${'board'.padEnd(NAME)} ${columns(['found', 'new', 'changed', 'closed'])}\n`

export function formatRun({ board, result }: Gathered): string {
  const { found, added, changed, closed, outcome, sentence } = result
  const name = `${board.source}/${board.token}`.padEnd(NAME)
  const said = ['complete', 'unchanged'].includes(outcome) ? '' : `  ${outcome}: ${sentence}`
  return `${name} ${columns([found, added, changed, closed].map(number))}${said}\n`
}

export function formatTotals(done: readonly Gathered[], seconds: number): string {
  if (done.length === 0) return 'No board is due.\n'
  const sum = (of: (gathered: Gathered) => number) => done.reduce((all, one) => all + of(one), 0)
  const found = sum(({ result }) => result.found)
  const problems = sum(({ result }) => result.problems)
  const outcomes = Map.groupBy(done, ({ result }) => result.outcome)
  const told = [...outcomes].map(([outcome, of]) => `${number(of.length)} ${outcome}`).join(', ')
  return [
    `${number(done.length)} boards: ${told}.`,
    `${number(found)} listings, ${number(sum(({ result }) => result.added))} new, ${number(
      sum(({ result }) => result.changed),
    )} changed, ${number(sum(({ result }) => result.closed))} jobs closed, ${number(
      sum(({ result }) => result.reopened),
    )} back, ${number(problems)} items not readable.`,
    `${seconds.toFixed(1)} s, ${number(seconds > 0 ? found / seconds : 0)} listings a second.`,
    '',
  ].join('\n')
}

function columns(texts: readonly string[]) {
  return texts.map((text) => text.padStart(8)).join('')
}
