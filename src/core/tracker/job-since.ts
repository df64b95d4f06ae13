/** What has changed at a job since it was tracked: the listing as it is against what was kept with the application. */

type Then = {
  jobTitle: string
  jobLocation: string | null
  salaryRange: string | null
  jobDescription: string | null
}

/** The job of today in the words in which it would be kept now. */
type Now = Then & { closedAt: string | null }

export type Since =
  | { what: 'closed'; at: string }
  | { what: 'title' | 'place' | 'salary'; was: string | null; is: string | null }
  | { what: 'text' }

/** The weightiest first; empty when it is as it was. */
export function changesSince(then: Then, now: Now): Since[] {
  const values = (
    [
      ['title', then.jobTitle, now.jobTitle],
      ['salary', then.salaryRange, now.salaryRange],
      ['place', then.jobLocation, now.jobLocation],
    ] as const
  )
    .filter(([, was, is]) => plain(was) !== plain(is))
    .map(([what, was, is]) => ({ what, was, is }))
  const hasOtherText =
    then.jobDescription !== null && plain(then.jobDescription) !== plain(now.jobDescription)
  return [
    ...(now.closedAt ? [{ what: 'closed' as const, at: now.closedAt }] : []),
    ...values,
    ...(hasOtherText ? [{ what: 'text' as const }] : []),
  ]
}

/** Spaces and line ends are nobody's change. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
