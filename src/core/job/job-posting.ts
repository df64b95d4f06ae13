/**
 * A job as a schema.org JobPosting, following Google's rules for job pages. States only facts the
 * employer gave, and returns no block at all when a required fact is missing.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */

import { mayBeForwarded } from '#core/boards/source-credit.ts'
import { htmlToText } from '#core/html/html.ts'
import type { Period, Salary } from '#core/pay/salary.ts'
import { countryName } from '#core/place/countries.ts'
import type { Place } from '#core/place/place.ts'
import type { JobDetail, JobType } from './job.ts'
import { bareTitle } from './job-posting-title.ts'

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

/** The word search engines expect when the employer withholds its name. */
const HIDDEN_EMPLOYER =
  /^(?:confidential|company confidential|confidential company|undisclosed|anonymous)$/i

/**
 * The block for a job's own page. Null when the page must not have one: the job is closed, is one
 * of our samples (search engines would send people to a job that doesn't exist), can't be applied
 * for, lacks a required fact, or came from a site that forbids republishing its jobs on job sites.
 * `validThrough` and `directApply` are left out: we don't know the end date, and people apply on
 * the employer's site.
 */
export function jobPosting(job: JobDetail, { publicUrl }: { publicUrl: string }): object | null {
  if (job.isDemo || job.closedAt !== null || !(job.hasApplyUrl || job.url !== null)) return null
  if (!mayBeForwarded(job.source)) return null

  const title = bareTitle(job.title, {
    company: job.company,
    locationText: job.locationText,
    places: job.location.places,
  })
  const description = descriptionOf(job, title)
  const company = job.company.trim()
  const where = whereOf(job)
  // The day we first saw a job isn't the day it was posted.
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

/**
 * Description and requirements as shown on the page; null when there are none or they only repeat
 * the title.
 */
function descriptionOf(job: JobDetail, title: string | null): string | null {
  const { descriptionHtml, descriptionText, requirementsHtml } = job
  if (!descriptionHtml) return null
  const text = (descriptionText ?? htmlToText(descriptionHtml)).trim()
  if (text === '' || text === job.title.trim() || text === title) return null
  return descriptionHtml + (requirementsHtml ?? '')
}

/** Where the work is done, or from where; null when we can't say so without inventing a fact. */
function whereOf(job: JobDetail): Node | null {
  return job.workSetting === 'remote' ? remoteFrom(job) : workedAt(job)
}

/**
 * A remote job must name the countries it hires in. The schema can't express "anywhere" or "not
 * specified", so those jobs get no block.
 */
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
  // "Remote, UK" without a work setting: the country limits applicants and isn't a place of work.
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

/** An open-ended salary ("From 50,000") is left out: the schema only has ranges and exact amounts. */
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
