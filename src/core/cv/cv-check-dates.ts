/** Dates: whether they are there, possible, in order, and leave nothing to ask. */
import type { PartialDate } from './cv.ts'
import {
  at,
  type CheckPlace,
  type CvCheck,
  type Months,
  monthsOf,
  type RoleAt,
  roleName,
  rolesOf,
} from './cv-check-parts.ts'
import { formatSpan, monthOf } from './cv-span.ts'

/** A longer break is asked about. */
const GAP_MONTHS = 6
/** Notice periods and handovers make short overlaps. */
const OVERLAP_MONTHS = 3

const dateKey = (found: RoleAt, end: 'start' | 'end' = 'start') => `${found.role.id}.${end}`
const dated = (found: RoleAt, end?: 'start' | 'end') =>
  at(dateKey(found, end), `${roleName(found)}: ${formatSpan(found.role) || 'no dates'}`)

export const DATE_CHECKS = {
  no_dates: {
    severity: 'must',
    title: 'A position has no dates',
    meaning: 'Years of experience are counted from dates; a position without them counts nothing.',
    todo: 'Add month and year of beginning and end, or “Present”.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.start === null && role.end === null)
        .map((found) => dated(found)),
  },
  no_end: {
    severity: 'should',
    title: 'A position has no end',
    meaning: 'Some systems take it as going on, others as one day.',
    todo: 'Add the end, or “Present” where you still work there.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.start !== null && role.end === null)
        .map((found) => dated(found, 'end')),
  },
  backwards_dates: {
    severity: 'must',
    title: 'An end comes before its beginning',
    meaning: 'Such an entry is dropped, or counts against you.',
    todo: 'Put the dates right; day and month may have changed places.',
    find: ({ cv, nowMonth }) =>
      rolesOf(cv)
        .filter(({ role }) => {
          const months = monthsOf(role, nowMonth)
          return months !== null && months.last < months.first && role.end !== 'present'
        })
        .map((found) => dated(found, 'end')),
  },
  future_date: {
    severity: 'must',
    title: 'A date lies in the future',
    meaning:
      'A position that has not begun is no experience, and a slip of the keyboard looks careless.',
    todo: 'Correct the year, or write “Present”.',
    find: ({ cv, nowMonth }) =>
      rolesOf(cv).flatMap((found) => {
        const { start, end } = found.role
        const isLate = (date: PartialDate) => monthOf(date, 'first') > nowMonth
        if (start !== null && isLate(start)) return [dated(found)]
        return end !== null && end !== 'present' && isLate(end) ? [dated(found, 'end')] : []
      }),
  },
  date_gap: {
    severity: 'should',
    title: 'There is a gap of more than six months',
    meaning: 'Recruiters ask about it, and some systems mark it.',
    todo: 'Say in one line what it was: parental leave, study, travel, care. Or be ready to.',
    find: ({ cv, nowMonth }) => gaps(rolesOf(cv), cv.education, nowMonth),
  },
  overlap: {
    severity: 'could',
    title: 'Positions at two companies overlap',
    meaning: 'Their months count once, and a reader wonders whether the dates are right.',
    todo: 'Check the dates; where both are true, say “part-time” or “freelance”.',
    find: ({ cv, nowMonth }) => overlaps(rolesOf(cv), nowMonth),
  },
  mixed_precision: {
    severity: 'should',
    title: 'Some dates have months, others only years',
    meaning: 'A year alone may mean one month or twelve; systems guess, mostly the least.',
    todo: 'Give month and year for every position.',
    find: ({ cv }) => {
      const roles = rolesOf(cv).filter(({ role }) => role.start !== null)
      const vague = roles.filter(({ role }) => role.start?.length === 4)
      return vague.length < roles.length ? vague.map((found) => dated(found)) : []
    },
  },
  years_only: {
    severity: 'could',
    title: 'All dates are years without months',
    meaning: '“2020 – 2021” may be two months or two years.',
    todo: 'Add months, at least for the last five years.',
    find: ({ cv }) => {
      const roles = rolesOf(cv).filter(({ role }) => role.start !== null)
      return roles.length > 0 && roles.every(({ role }) => role.start?.length === 4)
        ? roles.map((found) => dated(found))
        : []
    },
  },
  not_newest_first: {
    severity: 'should',
    title: 'The newest position does not come first',
    meaning: 'Readers and systems take the first entry for what you do now.',
    todo: 'Order positions from the newest to the oldest.',
    find: ({ cv, nowMonth }) => {
      const roles = rolesOf(cv).flatMap((found) => {
        const months = monthsOf(found.role, nowMonth)
        return months ? [{ found, last: months.last }] : []
      })
      const late = roles.filter(
        (one, place) => place > 0 && one.last > (roles[place - 1]?.last ?? 0),
      )
      return late.map(({ found }) => dated(found))
    },
  },
} as const satisfies Record<string, CvCheck>

/** Between the end of one position, or time of study, and the beginning of the next. */
function gaps(
  roles: readonly RoleAt[],
  education: readonly { start: string | null; end: string | null }[],
  nowMonth: number,
): CheckPlace[] {
  const worked = roles.flatMap((found) => {
    const months = monthsOf(found.role, nowMonth)
    return months ? [{ months, found }] : []
  })
  const studied = education.flatMap((entry) => {
    const months = monthsOf(entry, nowMonth)
    return months ? [{ months, found: null }] : []
  })
  const all: { months: Months; found: RoleAt | null }[] = [...worked, ...studied]
  const sorted = all.toSorted((a, b) => a.months.first - b.months.first)
  const found: CheckPlace[] = []
  let until: number | null = null
  for (const { months, found: next } of sorted) {
    if (until !== null && months.first - until - 1 > GAP_MONTHS && next) found.push(dated(next))
    until = Math.max(until ?? months.last, months.last)
  }
  return found
}

function overlaps(roles: readonly RoleAt[], nowMonth: number): CheckPlace[] {
  return roles.flatMap((one, place) => {
    const mine = monthsOf(one.role, nowMonth)
    const isOver = roles.slice(place + 1).some((other) => {
      const theirs = monthsOf(other.role, nowMonth)
      if (!mine || !theirs || other.employment.id === one.employment.id) return false
      return (
        Math.min(mine.last, theirs.last) - Math.max(mine.first, theirs.first) + 1 > OVERLAP_MONTHS
      )
    })
    return isOver ? [dated(one)] : []
  })
}
