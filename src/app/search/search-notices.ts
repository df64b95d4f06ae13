/** Notices above a list that is not exactly what was asked for, each with one link. For loaders. */
import { type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import { jobsAddress, sinceLabel } from './active-filters.ts'

export type SearchNotice = {
  text: string
  isWarning: boolean
  way: { label: string; href: string }
}

type Outcome = {
  /** The query, and the query shown instead if the first one found nothing. */
  asked: JobQuery
  shown: JobQuery
  unfiltered: JobQuery
  /** How many jobs are shown. */
  total: number
  /** The last visit was asked for but is unknown; matches were asked for but too little is known about the person. */
  isVisitUnknown: boolean
  isMatchUnknown: boolean
}

export function searchNotices(outcome: Outcome): SearchNotice[] {
  const { asked, shown, unfiltered, total, isVisitUnknown, isMatchUnknown } = outcome
  const notices: (SearchNotice | false)[] = [
    isVisitUnknown && {
      text: 'We’ll remember this visit, so next time you can see what’s new since then.',
      isWarning: false,
      way: {
        label: 'Added in the last 24 hours',
        href: jobsAddress({ ...asked, newSince: null, firstSeen: 'ua_24h', page: 1 }),
      },
    },
    shown !== asked && total > 0 && whatWasDropped(asked, shown, unfiltered),
    isMatchUnknown && {
      text: 'Add your skills or upload a CV to see your matches.',
      isWarning: false,
      way: { label: 'See what to add', href: '/dashboard/jobs-for-me' },
    },
  ]
  return notices.filter((notice) => notice !== false)
}

function whatWasDropped(asked: JobQuery, shown: JobQuery, unfiltered: JobQuery): SearchNotice {
  const old = jobsAddress({ ...asked, newSince: null, page: 1 })
  const isOnlyOld = asked.newSince !== null && jobsAddress({ ...shown, page: 1 }) === old
  return isOnlyOld
    ? {
        text: `Nothing ${sinceLabel(asked.newSince ?? LAST_VISIT)}. Here are the earlier jobs.`,
        isWarning: false,
        way: { label: 'Remove this filter', href: old },
      }
    : {
        text: 'No jobs match all of these filters. Showing results without them.',
        isWarning: true,
        way: { label: 'Clear filters', href: jobsAddress(unfiltered) },
      }
}
