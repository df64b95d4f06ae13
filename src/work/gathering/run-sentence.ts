/** The result of a run for the operator, in one or two sentences. */
import { HELD_DAYS } from '#core/boards/board-guard.ts'
import { countOf } from '#core/text/count-of.ts'
import { toSentence } from '#core/text/sentence.ts'
import type { RunResult } from '#store/runs.ts'
import type { Judged } from './judge-missing.ts'
import { leftOutCount, type RunSeen } from './run-seen.ts'

export type RunFacts = Omit<RunResult, 'sentence' | 'examples'> & {
  seen: RunSeen
  held: Judged['held']
  unseen: Judged['unseen']
}

export function runSentence(run: RunFacts): string {
  return run.unseen ? `${resultOf(run)} ${unseenOf(run.unseen)}` : resultOf(run)
}

function unseenOf({ count, days }: { count: number; days: number }) {
  const [have, are] = count === 1 ? ['hasn’t', 'is'] : ['haven’t', 'are']
  return `${count.toLocaleString('en')} of its jobs ${have} been seen for ${countOf(days, 'day')} and ${are} closed.`
}

function resultOf(run: RunFacts): string {
  const { seen } = run
  if (run.outcome === 'foreign' && seen.foreign) return seen.foreign.sentence
  if (run.outcome === 'unchanged') return 'Nothing has changed since the last run.'
  if (run.outcome === 'unreadable' && !seen.trouble) {
    return `None of its ${countOf(run.found, 'item')} could be read.`
  }
  if (run.outcome === 'held' && run.held) {
    const { missing, of } = run.held
    return `${missing} of ${countOf(of, 'job')} disappeared at once. They stay open until they come back, you confirm it, or ${HELD_DAYS} days have passed.`
  }
  if (run.outcome === 'partial') {
    return run.closed > 0 ? partOf(run) : `${partOf(run)} A partial run closes no jobs.`
  }
  if (seen.trouble) return toSentence(seen.trouble.sentence)
  return `${countOf(run.found, 'job')}${changesOf(run)}.`
}

function partOf({ found, seen }: RunFacts) {
  const read = `${countOf(found, 'item')} read`
  if (seen.trouble) return `${read}, then: ${toSentence(seen.trouble.sentence)}`
  if (seen.capped) return `${read}; ${seen.capped}.`
  return `${read}; ${countOf(seen.nameless, 'item')} could not be identified.`
}

function changesOf(run: RunFacts) {
  const changes = (
    [
      [run.added, 'new'],
      [run.changed, 'changed'],
      [run.reposted, 'reposted'],
      [run.reopened, 'back'],
      [run.closed, 'closed'],
      [run.missing, 'missing'],
      [run.problems, 'unreadable'],
      [leftOutCount(run.seen), 'left out'],
    ] as const
  ).flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : []))
  return changes.length > 0 ? `: ${changes.join(', ')}` : ', all unchanged'
}
