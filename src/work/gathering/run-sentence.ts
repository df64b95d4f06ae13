/** What a run says to the operator in one sentence or two. */
import { HELD_DAYS } from '#core/boards/board-guard.ts'
import { toSentence } from '#core/text/sentence.ts'
import type { RunResult } from '#store/runs.ts'
import type { Judged } from './judge-missing.ts'
import type { RunSeen } from './run-seen.ts'

export type RunTold = Omit<RunResult, 'sentence' | 'examples'> & {
  seen: RunSeen
  held: Judged['held']
  unseen: Judged['unseen']
}

export function runSentence(run: RunTold): string {
  return run.unseen ? `${resultOf(run)} ${unseenOf(run.unseen)}` : resultOf(run)
}

function unseenOf({ count, days }: { count: number; days: number }) {
  const they = count === 1 ? 'it is' : 'they are'
  return `Nobody has seen ${count.toLocaleString('en')} of its jobs for ${days} days: ${they} taken to have ended.`
}

function resultOf(run: RunTold): string {
  const { seen } = run
  if (run.outcome === 'unchanged') return 'Nothing has changed since the last run.'
  if (run.outcome === 'unreadable' && !seen.trouble) {
    return `None of its ${items(run.found, 'item')} could be read.`
  }
  if (run.outcome === 'held' && run.held) {
    const { missing, of } = run.held
    return `${missing} of ${items(of, 'job')} vanished at once. They stay open until they come back, you confirm it, or ${HELD_DAYS} days have passed.`
  }
  if (run.outcome === 'partial') {
    return run.closed > 0 ? partOf(run) : `${partOf(run)} Nothing is closed by such a run.`
  }
  if (seen.trouble) return toSentence(seen.trouble.sentence)
  return `${items(run.found, 'job')}${changesOf(run)}.`
}

function partOf({ found, seen }: RunTold) {
  const read = `${items(found, 'item')} read`
  if (seen.trouble) return `${read}, then: ${toSentence(seen.trouble.sentence)}`
  if (seen.capped) return `${read}; ${seen.capped}.`
  return `${read}, and ${items(seen.nameless, 'item')} of which nobody can tell which they are.`
}

function changesOf(run: RunTold) {
  const changes = (
    [
      [run.added, 'new'],
      [run.changed, 'changed'],
      [run.reposted, 'posted again'],
      [run.reopened, 'back'],
      [run.closed, 'closed'],
      [run.missing, 'missing'],
      [run.problems, 'not readable'],
    ] as const
  ).flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : []))
  return changes.length > 0 ? `: ${changes.join(', ')}` : ', all as before'
}

const items = (count: number, word: string) =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`
