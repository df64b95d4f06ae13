/** What is said above a list of jobs that is not quite what was asked for, each with one way on. For loaders. */
import { type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import { jobsAddress, sinceLabel } from './active-filters.ts'

export type SearchNotice = {
  text: string
  isWarning: boolean
  way: { label: string; href: string }
}

type Outcome = {
  /** What was asked, and what the list answers instead where that left nothing. */
  asked: JobQuery
  shown: JobQuery
  unfiltered: JobQuery
  /** How many jobs are shown. */
  total: number
  /** Asked for a visit that nobody remembers, or for matches of a person of whom too little is known. */
  isVisitUnknown: boolean
  isMatchUnknown: boolean
}

export function searchNotices(outcome: Outcome): SearchNotice[] {
  const { asked, shown, unfiltered, total, isVisitUnknown, isMatchUnknown } = outcome
  const notices: (SearchNotice | false)[] = [
    isVisitUnknown && {
      text: 'From now on your visits are remembered: the next one can show what is new since this one.',
      isWarning: false,
      way: {
        label: 'New within 24 hours',
        href: jobsAddress({ ...asked, newSince: null, firstSeen: 'ua_24h', page: 1 }),
      },
    },
    shown !== asked && total > 0 && whatWasDropped(asked, shown, unfiltered),
    isMatchUnknown && {
      text: 'Too little is known of you to tell which jobs suit you.',
      isWarning: false,
      way: { label: 'What to fill in', href: '/dashboard/jobs-for-me' },
    },
  ]
  return notices.filter((notice) => notice !== false)
}

function whatWasDropped(asked: JobQuery, shown: JobQuery, unfiltered: JobQuery): SearchNotice {
  const old = jobsAddress({ ...asked, newSince: null, page: 1 })
  const isOnlyOld = asked.newSince !== null && jobsAddress({ ...shown, page: 1 }) === old
  return isOnlyOld
    ? {
        text: `Nothing ${sinceLabel(asked.newSince ?? LAST_VISIT)}. Below is what was there before.`,
        isWarning: false,
        way: { label: 'Remove this filter', href: old },
      }
    : {
        text: 'No job fits all of these filters. Below is every job without them.',
        isWarning: true,
        way: { label: 'Clear filters', href: jobsAddress(unfiltered) },
      }
}
