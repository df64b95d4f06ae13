/**
 * A job as schema.org JobPosting, by Google's rules for job pages: only facts the employer gave, and
 * no block at all rather than a block that lacks or invents one.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */

import { mayBeForwarded } from '#core/boards/source-credit.ts'
import { htmlToText } from '#core/html/html.ts'
import type { Period, Salary } from '#core/pay/salary.ts'
import { countryName } from '#core/place/countries.ts'
import type { Place } from '#core/place/place.ts'
import type { JobDetail, JobType } from './job.ts'
import { titleOnly } from './job-posting-title.ts'

type Node = Record<string, unknown>

const CONTEXT = 'https://schema.org'

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
}

const UNITS: Record<Period, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

/** The word search engines expect where the employer's name is withheld. */
const HIDDEN_EMPLOYER =
  /^(?:confidential|company confidential|confidential company|undisclosed|anonymous)$/i

/**
 * The block for a job's own page; null when the page must not carry one: the job is closed, is a
 * sample of ours (it can not be had, and search engines would send people to it), can not be applied
 * for, lacks a required fact, or came from a site that forbids handing its jobs on to job sites. `validThrough` and `directApply` are left out: we know no end date,
 * and applying happens on the employer's site.
 */
export function jobPosting(job: JobDetail, { publicUrl }: { publicUrl: string }): object | null {
  if (job.isDemo || job.closedAt !== null || !(job.hasApplyUrl || job.url !== null)) return null
  if (!mayBeForwarded(job.source)) return null

  const title = titleOnly(job.title, {
    company: job.company,
    locationText: job.locationText,
    places: job.location.places,
  })
  const description = descriptionOf(job, title)
  const company = job.company.trim()
  const where = whereOf(job)
  // The day we first saw it is not the day it was posted.
  if (title === null || description === null || company === '' || !where || job.postedAt === null) {
    return null
  }
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title,
    description,
    datePosted: job.postedAt,
    url: `${publicUrl}/jobs/${job.id}`,
    hiringOrganization: employer(company, job.companyWebsite),
    identifier: { '@type': 'PropertyValue', name: company, value: String(job.id) },
    ...where,
    ...(job.jobType === null ? {} : { employmentType: EMPLOYMENT_TYPES[job.jobType] }),
    ...(job.salary === null ? {} : baseSalary(job.salary)),
  }
}

/** Advert and requirements as the page shows them; null when there is none, or only the title again. */
function descriptionOf(job: JobDetail, title: string | null): string | null {
  const { descriptionHtml, descriptionText, requirementsHtml } = job
  if (!descriptionHtml) return null
  const text = (descriptionText ?? htmlToText(descriptionHtml)).trim()
  if (text === '' || text === job.title.trim() || text === title) return null
  return descriptionHtml + (requirementsHtml ?? '')
}

/** Where the work is done, or from where; null when we cannot say it without inventing. */
function whereOf(job: JobDetail): Node | null {
  return job.workSetting === 'remote' ? remoteFrom(job) : workedAt(job)
}

/** A remote job must say who may apply; "anywhere" and "not said" have no form, so they get no block. */
function remoteFrom({ location }: JobDetail): Node | null {
  if (location.remote === 'anywhere') return null
  const countries = location.countries.flatMap((code) => countryName(code) ?? [])
  if (countries.length === 0) return null
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
  }
}

function workedAt({ workSetting, location }: JobDetail): Node | null {
  // "Remote, UK" with no word on the setting: the country limits applicants, it is no place of work.
  const mayBeRemote = workSetting === null && location.remote !== 'none'
  const named = location.places.filter((place) => place.country !== null)
  const places = mayBeRemote ? named.filter((place) => place.city !== null) : named
  if (places.length > 0) return { jobLocation: places.map(placeNode) }
  if (mayBeRemote || location.countries.length === 0) return null
  return {
    jobLocation: location.countries.map((country) =>
      placeNode({ city: null, region: null, country }),
    ),
  }
}

function placeNode({ city, region, country }: Place): Node {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city === null ? {} : { addressLocality: city }),
      ...(region === null ? {} : { addressRegion: region }),
      addressCountry: country,
    },
  }
}

function employer(company: string, website: string | null): Node {
  if (HIDDEN_EMPLOYER.test(company)) return { '@type': 'Organization', name: 'confidential' }
  const sameAs = website !== null && /^https?:\/\//i.test(website) ? { sameAs: website } : {}
  return { '@type': 'Organization', name: company, ...sameAs }
}

/** "From 50,000" has no form that does not claim a top or an exact amount, so it is left out. */
function baseSalary({ min, max, currency, period }: Salary): Node {
  if (currency === null || period === null || min === null || max === null) return {}
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[period] },
    },
  }
}
