/** What can be done with several selected jobs at once, and the sentences that say what was done. */
import { savedJobsFull } from '#core/plan/plan.ts'
import { countOf } from '#core/text/count-of.ts'

export const MANY_ACTS = ['save', 'hide', 'track'] as const
export type ManyAct = (typeof MANY_ACTS)[number]

/** How many can be selected at once. */
export const MAX_SELECTED = 100

/** How many jobs were changed, and how many were not, by reason. */
export type ManyOutcome = {
  done: number
  /** It was so before. */
  already: number
  /** Unknown, or closed long ago. */
  gone: number
  /** There was no room for them. */
  full: number
  /** How many jobs are saved now, and how many the plan includes; null where there is no such limit. */
  room: { saved: number; limit: number } | null
}

export type ManyWords = { title: string; description: string | null; isRefused: boolean }

export const isManyAct = (name: unknown): name is ManyAct =>
  MANY_ACTS.some((known) => known === name)

export function manyWords(act: ManyAct, outcome: ManyOutcome): ManyWords {
  const { done, already, gone, full, room } = outcome
  const left = gone + full
  const reasons = [
    full > 0 && (room ? savedJobsFull(room.limit, room.saved) : TRACKER_FULL),
    already > 0 && ALREADY[act](already),
    gone > 0 && `${gone} ${gone === 1 ? 'is' : 'are'} no longer available.`,
  ].filter((reason) => reason !== false)
  return {
    title: titleOf(act, outcome),
    description: reasons.join(' ') || (done > 0 ? DONE[act] : null),
    isRefused: done === 0 && left > 0,
  }
}

function titleOf(act: ManyAct, { done, gone, full, room }: ManyOutcome): string {
  const left = gone + full
  if (done === 0 && full > 0 && room) return 'Saved jobs limit reached'
  if (left > 0) return `${done} ${PAST[act]}, ${left} not`
  return done > 0 ? `${countOf(done, 'job')} ${PAST[act]}` : 'Nothing to change'
}

const PAST: Readonly<Record<ManyAct, string>> = { save: 'saved', hide: 'hidden', track: 'tracked' }

const DONE: Readonly<Record<ManyAct, string | null>> = {
  save: 'Added to your saved jobs',
  hide: 'They won’t appear in your lists',
  track: 'Added to your Job Tracker as Interested',
}

const ALREADY: Readonly<Record<ManyAct, (count: number) => string>> = {
  save: (count) => `${count} ${count === 1 ? 'was' : 'were'} already saved.`,
  hide: (count) => `${count} ${count === 1 ? 'was' : 'were'} already hidden.`,
  track: (count) => `You already track ${count === 1 ? '1 of them' : `${count} of them`}.`,
}

const TRACKER_FULL = 'Your Job Tracker is full.'
