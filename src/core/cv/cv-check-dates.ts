/** Checks that dates are present, possible and in order. */
import type { PartialDate } from './cv.ts'
import {
  at,
  type CheckLocation,
  type CvCheck,
  type Months,
  monthsOf,
  type RoleAt,
  roleName,
  rolesOf,
} from './cv-check-parts.ts'
import { formatSpan, monthOf } from './cv-span.ts'

/** Employers ask about longer gaps. */
const GAP_MONTHS = 6
/** Notice periods and handovers cause short overlaps. */
const OVERLAP_MONTHS = 3

const dateKey = (found: RoleAt, end: 'start' | 'end' = 'start') => `${found.role.id}.${end}`
const dated = (found: RoleAt, end?: 'start' | 'end') =>
  at(dateKey(found, end), `${roleName(found)}: ${formatSpan(found.role) || 'no dates'}`)

export const DATE_CHECKS = {
  no_dates: {
    severity: 'must',
    title: 'A position has no dates',
    meaning:
      'Years of experience are counted from dates, so a position without them doesn’t count.',
    todo: 'Add the month and year of the start and end, or “Present”.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.start === null && role.end === null)
        .map((found) => dated(found)),
  },
  no_end: {
    severity: 'should',
    title: 'A position has no end date',
    meaning: 'Some systems read it as your current job, others as one day.',
    todo: 'Add the end date, or “Present” if you still work there.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.start !== null && role.end === null)
        .map((found) => dated(found, 'end')),
  },
  backwards_dates: {
    severity: 'must',
    title: 'A position ends before it starts',
    meaning: 'Such entries are dropped, or count against you.',
    todo: 'Fix the dates. The day and month may be swapped.',
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
    title: 'A date is in the future',
    meaning: 'A position that hasn’t started isn’t experience, and a typo looks careless.',
    todo: 'Fix the year, or write “Present”.',
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
    title: 'There’s a gap of more than six months in your work history',
    meaning: 'Recruiters ask about gaps, and some systems flag them.',
    todo: 'Explain the gap in one line (parental leave, study, travel, caregiving), or be ready to explain it in an interview.',
    find: ({ cv, nowMonth }) => gaps(rolesOf(cv), cv.education, nowMonth),
  },
  overlap: {
    severity: 'could',
    title: 'Positions at two companies overlap',
    meaning: 'The overlapping months count only once, and readers may doubt the dates.',
    todo: 'Check the dates. If both are right, add “part-time” or “freelance”.',
    find: ({ cv, nowMonth }) => overlaps(rolesOf(cv), nowMonth),
  },
  mixed_precision: {
    severity: 'should',
    title: 'Some dates have months, others only years',
    meaning: 'A year alone could mean one month or twelve, and most systems guess low.',
    todo: 'Give the month and year for every position.',
    find: ({ cv }) => {
      const roles = rolesOf(cv).filter(({ role }) => role.start !== null)
      const vague = roles.filter(({ role }) => role.start?.length === 4)
      return vague.length < roles.length ? vague.map((found) => dated(found)) : []
    },
  },
  years_only: {
    severity: 'could',
    title: 'No date has a month',
    meaning: '“2020 – 2021” could be two months or two years.',
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
    title: 'The newest position isn’t first',
    meaning: 'Readers and systems take the first entry for your current job.',
    todo: 'List positions from newest to oldest.',
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

/** Gaps between the end of one position or course of study and the start of the next. */
function gaps(
  roles: readonly RoleAt[],
  education: readonly { start: string | null; end: string | null }[],
  nowMonth: number,
): CheckLocation[] {
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
  const found: CheckLocation[] = []
  let until: number | null = null
  for (const { months, found: next } of sorted) {
    if (until !== null && months.first - until - 1 > GAP_MONTHS && next) found.push(dated(next))
    until = Math.max(until ?? months.last, months.last)
  }
  return found
}

function overlaps(roles: readonly RoleAt[], nowMonth: number): CheckLocation[] {
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
