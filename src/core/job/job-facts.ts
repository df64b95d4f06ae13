/**
 * Turns a listing into the facts of a job by applying every rule of this folder. Pure and total:
 * any valid listing gives facts, the same listing always gives the same facts, and anything the
 * listing doesn't state is null.
 */

import { companyKey, companySlug, displayCompanyName } from '#core/company/company-name.ts'
import { readEligibility } from '#core/eligibility/read-eligibility.ts'
import { readHtml, SANITIZER_VERSION } from '#core/html/html.ts'
import { type PayDetails, payDetailsOf } from '#core/pay/pay-details.ts'
import { type Salary, salaryOf } from '#core/pay/salary.ts'
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { requiredLanguages } from '#core/requirement/required-languages.ts'
import { parseYears } from '#core/requirement/years-asked.ts'
import { skillsOf } from '#core/skill/skill.ts'
import { categoryOfTitle } from '#core/title/title-kind.ts'
import { levelOf } from './experience.ts'
import { fixHeader } from './header-line.ts'
import type { JobFacts } from './job.ts'
import { jobTypeOf } from './job-type.ts'
import { withLineBreaks } from './line-breaks.ts'
import type { Listing } from './listing.ts'
import { withPlainFields } from './plain-fields.ts'
import { roleTitle } from './role-title.ts'
import { sectorOf } from './sector.ts'
import { workSettingOf } from './work-setting.ts'
import { workTypeOf } from './work-type.ts'

/**
 * Increase this when a rule changes its results for real listings, so that the next import reads
 * them again. A new sanitizer version has the same effect.
 */
export const RULES_VERSION = 10 + SANITIZER_VERSION

export function jobFacts(given: Listing): JobFacts {
  const listing = withPlainFields(given)
  const company = displayCompanyName(listing.company)
  const description = readHtml(withLineBreaks(listing.description ?? ''))
  const requirements = readHtml(withLineBreaks(listing.requirements ?? ''))
  const descriptionHtml = description.html || null
  const requirementsHtml = requirements.html || null
  const descriptionText = descriptionHtml && description.text
  const text = [descriptionText, requirements.text].filter(Boolean).join('\n\n')

  const header = {
    title: oneLine(listing.title),
    location: oneLine(listing.location ?? '') || null,
  }
  const fixed = fixHeader(header, descriptionText)
  const locationText = fixed.location ?? (isOnlyLocation(header.title) ? header.title : null)
  const title = roleTitle({ title: fixed.title, company, descriptionText })
  const location = parseLocation(locationText ?? '')
  const years = parseYears(text)
  const { tags = null } = listing
  const payDetails = payDetailsOf([listing.salaryText, text])
  const { employmentType = null, experienceLevel = null, workplace = null } = listing
  const workSetting = workSettingOf({
    workplace,
    locationText,
    remote: location.remote,
    title,
    text,
  })
  return {
    title,
    company,
    companySlug: companySlug(companyKey(company)), // "Acme" and "Acme Inc." are the same employer
    locationText,
    location,
    workSetting,
    eligibility: readEligibility({
      ...header,
      company,
      locationText: header.location,
      description: text,
      workSetting,
    }),
    jobType: jobTypeOf({ employmentType, title, description: text }),
    level: levelOf({ title, experienceLevel, text, years }),
    years,
    languages: requiredLanguages(text),
    workType: workTypeOf(listing.workType ?? title),
    sector: sectorOf(listing.sector ?? ''),
    category: categoryOfTitle(title),
    tags: skillsOf({ title, tags, text, company }),
    salary: withoutTarget(salaryOf({ ...listing, description: text }), payDetails),
    salaryText: oneLine(listing.salaryText ?? '') || null,
    payDetails,
    descriptionHtml,
    descriptionText,
    requirementsHtml,
  }
}

/** Sources put target earnings into their fields for pay, too. */
function withoutTarget(salary: Salary | null, details: PayDetails | null): Salary | null {
  const target = details?.targetEarnings
  if (!salary || !target) return salary
  const isSame =
    salary.min === target.min &&
    salary.max === target.max &&
    (salary.currency === null || salary.currency === target.currency)
  return isSame ? null : salary
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
