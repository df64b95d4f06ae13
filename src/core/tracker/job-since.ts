/**
 * What has changed about a job since it was tracked: the current listing compared with what the application stored.
 */
import { shownLocation } from '#core/place/shown-location.ts'

type Then = {
  jobTitle: string
  jobLocation: string | null
  salaryRange: string | null
  jobDescription: string | null
}

/** The current job, in the form in which an application would store it. */
type Now = Then & { closedAt: string | null }

export type Since =
  | { what: 'closed'; at: string }
  | { what: 'title' | 'place' | 'salary'; was: string | null; is: string | null }
  | { what: 'text' }

/** Most important first; empty when nothing has changed. */
export function changesSince(then: Then, now: Now): Since[] {
  const values = (
    [
      ['title', then.jobTitle, now.jobTitle, plain],
      ['salary', then.salaryRange, now.salaryRange, plainSalary],
      ['place', then.jobLocation, now.jobLocation, plainPlace],
    ] as const
  )
    .filter(([, was, is, toPlain]) => toPlain(was) !== toPlain(is))
    .map(([what, was, is]) => ({ what, was, is }))
  const hasOtherText =
    then.jobDescription !== null && plain(then.jobDescription) !== plain(now.jobDescription)
  return [
    ...(now.closedAt ? [{ what: 'closed' as const, at: now.closedAt }] : []),
    ...values,
    ...(hasOtherText ? [{ what: 'text' as const }] : []),
  ]
}

/** Differences in spaces and line breaks do not count. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Applications of earlier versions have a hyphen in ranges, and locations as the listing wrote them. */
const plainSalary = (text: string | null) => plain(text).replaceAll(' - ', ' – ')
const plainPlace = (text: string | null) => plain(shownLocation(text)?.text ?? null)
