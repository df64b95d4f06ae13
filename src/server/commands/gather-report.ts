/** Output of the gather command: one line per board as soon as it was read, and totals at the end. */
import { countOf } from '#core/text/count-of.ts'
import type { Gathered } from '#server/gathering/gather-next.ts'

const NAME = 36
const number = (value: number) => Math.round(value).toLocaleString('en')

export const RUN_HEADER = `${'board'.padEnd(NAME)} ${columns(['found', 'new', 'changed', 'closed'])}\n`

export function formatRun({ board, result }: Gathered): string {
  const { found, added, changed, closed, outcome, sentence } = result
  const name = `${board.source}/${board.token}`.padEnd(NAME)
  const remark = ['complete', 'unchanged'].includes(outcome) ? '' : `  ${outcome}: ${sentence}`
  return `${name} ${columns([found, added, changed, closed].map(number))}${remark}\n`
}

export function formatTotals(done: readonly Gathered[], seconds: number): string {
  if (done.length === 0) return 'No board is due.\n'
  const sum = (of: (result: Gathered['result']) => number) =>
    done.reduce((all, { result }) => all + of(result), 0)
  const found = sum((result) => result.found)
  const added = sum((result) => result.added)
  const changed = sum((result) => result.changed)
  const closed = sum((result) => result.closed)
  const reopened = sum((result) => result.reopened)
  const unreadable = sum((result) => result.problems)
  const outcomes = Map.groupBy(done, ({ result }) => result.outcome)
  const summary = [...outcomes].map(([outcome, of]) => `${number(of.length)} ${outcome}`).join(', ')
  const perSecond = Math.round(seconds > 0 ? found / seconds : 0)
  return [
    `${countOf(done.length, 'board')}: ${summary}.`,
    `${countOf(found, 'listing')}, ${number(added)} new, ${number(changed)} changed, ${countOf(closed, 'job')} closed, ${number(reopened)} reopened, ${countOf(unreadable, 'unreadable item')}.`,
    `${seconds.toFixed(1)} s, ${countOf(perSecond, 'listing')} a second.`,
    '',
  ].join('\n')
}

function columns(texts: readonly string[]) {
  return texts.map((text) => text.padStart(8)).join('')
}
