/**
 * A listing: one raw item of a source, in the one format that all collectors produce and that `npm
 * run import` reads, one JSON object per line. Text is as the source wrote it; the rules in this
 * folder turn it into a job. Only source, id, title and company are required. `null` and a missing
 * field both mean that the source doesn't say.
 */
import { z } from 'zod'

/** A field larger than this is broken: the longest real description we have is 30,000 characters. */
const MAX_TEXT = 200_000

/** Sources write year 1 or year 9999 for "unknown" and "never", and databases can't store year 0. */
const FIRST_INSTANT = Date.parse('1970-01-01T00:00:00Z')
const INSTANTS_END = Date.parse('2200-01-01T00:00:00Z')

/** Whether an ISO 8601 timestamp is in a range that sources really use. */
export function isBelievableInstant(text: string): boolean {
  const at = Date.parse(text)
  return at >= FIRST_INSTANT && at < INSTANTS_END
}

/** More than a year's pay in the weakest currency. The database column holds ten times as much. */
const MAX_AMOUNT = 100_000_000_000

const amount = z.number().nonnegative().max(MAX_AMOUNT).nullish()
const text = (max: number) => z.string().max(max).nullish()

/** Stored in UTC, because databases reject some offsets that ISO 8601 allows. */
const instant = z.iso
  .datetime({ offset: true })
  .refine(isBelievableInstant, 'must be between 1970 and 2200')
  .transform((at) => new Date(at).toISOString())
  .nullish()

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullish()

/** A salary that the source states in numbers, in whole or fractional units of `currency`. */
export const ListingSalary = z.object({
  min: amount.describe('Lowest amount; 0 means unknown'),
  max: amount.describe('Highest amount; 0 means unknown'),
  currency: z.string().max(8).nullish().describe('ISO 4217 code or sign: "EUR", "€"'),
  period: z.string().max(20).nullish().describe('Pay period: hour, day, week, month or year'),
})

export const Listing = z.object({
  source: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe('Name of the applicant-tracking system, feed or site it comes from, such as "lever"'),
  board: text(200).describe('The part of the source it comes from, such as one employer’s board'),
  id: z
    .union([z.string().trim().min(1).max(300), z.number().int()], 'must be text or a whole number')
    .transform(String)
    .describe(
      'The source’s own id; source, board and id together must stay the same for a listing',
    ),
  groupId: text(300).describe(
    'The source’s own id of a role with several openings, each a listing of its own',
  ),
  url: httpUrl.describe('The listing’s own page, http or https'),
  applyUrl: httpUrl.describe('Where to apply; defaults to the listing’s own page'),
  title: z.string().trim().min(1).max(500).describe('The job title'),
  company: z.string().trim().min(1).max(300).describe('The employer’s name'),
  companyWebsite: text(2_000).describe('The employer’s website'),
  companyLogo: text(2_000).describe('The employer’s logo: a PNG, JPEG, GIF or WebP'),
  location: text(2_000).describe('Place or places, in any wording: "Berlin or remote (EU)"'),
  workplace: text(60).describe('The source’s own field for remote, hybrid or on site'),
  employmentType: text(200).describe('The source’s own field for full time, contract and so on'),
  description: text(MAX_TEXT).describe('The job description, HTML or plain text'),
  requirements: text(MAX_TEXT).describe(
    'The requirements, HTML or plain text, if separate from the description',
  ),
  tags: z
    .array(z.string().max(200))
    .max(200)
    .nullish()
    .describe('Skills or topics named by the source; only known skills are kept'),
  salary: ListingSalary.nullish().describe('Salary, if the source states it in numbers'),
  salaryText: text(2_000).describe('Salary, if the source states it as text: "€70–90k"'),
  postedAt: instant.describe('When it was published, from 1970 to 2199'),
  closedAt: instant.describe('When it closed or will close, from 1970 to 2199; not set if unknown'),

  // Only some sources have these. Never required.
  experienceLevel: text(200).describe('The source’s own field for seniority'),
  workType: text(200).describe('The source’s own field for the kind of work'),
  sector: text(200).describe('The employer’s industry'),
  companyEmployees: text(100).describe('Number of employees: "51-200"'),
  companyOffices: text(1_000).describe('Where the employer has offices'),
  companyRating: z.number().min(0).max(5).nullish().describe('The employer’s rating, 0 to 5'),
  companyIsTop: z.boolean().nullish().describe('Whether the source lists it as a top employer'),
})

export type Listing = z.infer<typeof Listing>
