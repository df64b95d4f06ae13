/** For tests: a plain open job, so that a test states only what it is about. */
import type { JobId } from '#core/job/job.ts'
import type { JobDocument } from '#search/segments/document.ts'

type Stated = Omit<Partial<JobDocument>, 'id'> & { id: number }

export function madeDocument({ id, ...stated }: Stated): JobDocument {
  return {
    id: id as JobId,
    title: 'Software Engineer',
    company: 'Acme',
    companySlug: 'acme',
    locationText: null,
    places: [],
    placeNames: [],
    at: [],
    areas: [],
    remote: 'none',
    eligibility: null,
    years: null,
    languages: [],
    support: [],
    workSetting: null,
    jobType: null,
    level: null,
    workType: null,
    sector: null,
    category: null,
    tags: [],
    yearlyUsd: null,
    payCurrency: null,
    descriptionText: null,
    postedAt: null,
    firstSeenAt: Date.UTC(2026, 0, 1),
    seenDay: 20_454,
    isReposted: false,
    isFromEmployer: false,
    views: 0,
    applications: 0,
    demands: null,
    ...stated,
  }
}
