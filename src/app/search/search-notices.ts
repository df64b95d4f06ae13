/** Notices above a list that is not exactly what was asked for, each with one link. For loaders. */
import { WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { readWantedPlace } from '#core/place/wanted-place.ts'
import { type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
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
  /** How many filters are set. */
  filters: number
  /** The last visit was asked for but is unknown; matches were asked for but too little is known about the person. */
  isVisitUnknown: boolean
  isMatchUnknown: boolean
}

export function searchNotices(outcome: Outcome): SearchNotice[] {
  const { asked, shown, isVisitUnknown, isMatchUnknown } = outcome
  const notices: (SearchNotice | false)[] = [
    isVisitUnknown && {
      text: 'We’ll remember this visit, so next time you can see what’s new since then.',
      isWarning: false,
      way: {
        label: 'Added in the last 24 hours',
        href: jobsAddress({ ...asked, newSince: null, firstSeen: 'ua_24h', page: 1 }),
      },
    },
    asked.remote && asked.workSettings.length > 0 && conflictOfSettings(asked),
    shown !== asked && whatWasDropped(outcome),
    isMatchUnknown && {
      text: 'Add your skills or upload a CV to see your matches.',
      isWarning: false,
      way: { label: 'See what to add', href: '/dashboard/jobs-for-me' },
    },
  ]
  return notices.filter((notice) => notice !== false)
}

/** "1,450 jobs without these filters"; null if the list is what was asked for. */
export function fallbackHeading({
  asked,
  shown,
  filters,
  total,
}: Pick<Outcome, 'asked' | 'shown' | 'filters'> & { total: number }): string | null {
  if (shown === asked) return null
  return isOnlyOlder(asked, shown)
    ? countOf(total, 'earlier job')
    : `${countOf(total, 'job')} without ${filters === 1 ? 'this filter' : 'these filters'}`
}

/** With a script, choosing one clears the other; a form without one can send both. False if they agree. */
function conflictOfSettings(asked: JobQuery): SearchNotice | false {
  if (asked.workSettings.includes('remote')) return false
  const names = listInEnglish(asked.workSettings.map((it) => `“${WORK_SETTING_LABELS[it]}”`))
  return {
    text: `“Remote only” leaves out most ${names} jobs.`,
    isWarning: false,
    way: { label: 'Remove “Remote only”', href: jobsAddress({ ...asked, remote: false, page: 1 }) },
  }
}

function whatWasDropped({ asked, shown, unfiltered, filters }: Outcome): SearchNotice {
  if (isOnlyOlder(asked, shown)) {
    return {
      text: `Nothing ${sinceLabel(asked.newSince ?? LAST_VISIT)}. Earlier jobs are below.`,
      isWarning: false,
      way: {
        label: 'Remove this filter',
        href: jobsAddress({ ...asked, newSince: null, page: 1 }),
      },
    }
  }
  const unknown = splitLocations(asked.location ?? '').filter(
    (text) => readWantedPlace(text, null) === null,
  )
  const names = listInEnglish(unknown.map((text) => `“${text}”`))
  return {
    text:
      unknown.length > 0
        ? `We don’t recognize ${names}. Check the spelling, or try a city or country nearby.`
        : filters === 1
          ? 'No jobs match this filter. Jobs without it are below.'
          : 'No jobs match all of these filters. Jobs without them are below.',
    isWarning: true,
    way: { label: 'Clear filters', href: jobsAddress(unfiltered) },
  }
}

/** Whether `shown` is the same search without "new since". */
const isOnlyOlder = (asked: JobQuery, shown: JobQuery) =>
  asked.newSince !== null &&
  jobsAddress({ ...shown, page: 1 }) === jobsAddress({ ...asked, newSince: null, page: 1 })
