/**
 * A listing: one raw item of a source, in the one format that everything that gathers jobs hands in
 * and that `npm run import` reads, one JSON object a line. Text is as the source wrote it; the rules
 * in this folder turn it into a job. Only source, id, title and company are required. `null` and
 * "not given" mean the same here: the source does not say.
 */
import { z } from 'zod'

/** A listing larger than this in any one field is broken, not long: the longest real advert we hold has 30,000 characters. */
const MAX_TEXT = 200_000

/** Sources write year 1 and year 9999 where they mean "unknown" and "never", and no database holds year 0. */
const FIRST_INSTANT = Date.parse('1970-01-01T00:00:00Z')
const INSTANTS_END = Date.parse('2200-01-01T00:00:00Z')

/** Whether an ISO 8601 instant is one that a source can mean. */
export function isBelievableInstant(text: string): boolean {
  const at = Date.parse(text)
  return at >= FIRST_INSTANT && at < INSTANTS_END
}

/** More than a year's pay in the smallest of currencies; the column behind it holds ten times as much. */
const MAX_AMOUNT = 100_000_000_000

const amount = z.number().nonnegative().max(MAX_AMOUNT).nullish()
const text = (max: number) => z.string().max(max).nullish()

/** Kept in UTC: databases refuse offsets that ISO 8601 allows. */
const instant = z.iso
  .datetime({ offset: true })
  .refine(isBelievableInstant, 'must be between 1970 and 2200')
  .transform((at) => new Date(at).toISOString())
  .nullish()

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullish()

/** What a source states about pay in numbers. Amounts are whole or broken units of `currency`. */
export const ListingSalary = z.object({
  min: amount.describe('Lowest amount; 0 means unknown'),
  max: amount.describe('Highest amount; 0 means unknown'),
  currency: z.string().max(8).nullish().describe('ISO 4217 code or sign: "EUR", "€"'),
  period: z
    .string()
    .max(20)
    .nullish()
    .describe('What the amounts are paid for: hour, day, week, month or year'),
})

export const Listing = z.object({
  source: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe('Who gathered it: the name of an applicant system, a feed or a site, like "lever"'),
  board: text(200).describe('The part of the source it was found in, like one employer’s board'),
  id: z
    .union([z.string().trim().min(1).max(300), z.number().int()], 'must be text or a whole number')
    .transform(String)
    .describe('The source’s own id: with source and board it names this listing for ever'),
  groupId: text(300).describe(
    'The source’s own id of the role that several of its listings are openings of',
  ),
  url: httpUrl.describe('The listing’s own page, http or https'),
  applyUrl: httpUrl.describe('Where to apply; the listing’s own page when not given'),
  title: z.string().trim().min(1).max(500).describe('The title of the job'),
  company: z.string().trim().min(1).max(300).describe('The employer’s name'),
  companyWebsite: text(2_000).describe('The employer’s web site'),
  location: text(2_000).describe('Place or places, in any wording: "Berlin or remote (EU)"'),
  workplace: text(60).describe('The source’s own field for remote, hybrid or on site'),
  employmentType: text(200).describe('The source’s own field for full time, contract and so on'),
  description: text(MAX_TEXT).describe('The advert, HTML or plain text'),
  requirements: text(MAX_TEXT).describe(
    'What is asked for, HTML or plain text, where it stands apart',
  ),
  tags: z
    .array(z.string().max(200))
    .max(200)
    .nullish()
    .describe('Skills or subjects that the source names; only known skills are kept'),
  salary: ListingSalary.nullish().describe('Pay, where the source states it in numbers'),
  salaryText: text(2_000).describe('Pay, where the source states it in words: "€70–90k"'),
  postedAt: instant.describe('When it was published, from 1970 to 2199'),
  closedAt: instant.describe('When it ended, from 1970 to 2199; an open listing has none'),

  // What only some sources tell. Never required.
  experienceLevel: text(200).describe('The source’s own field for seniority'),
  workType: text(200).describe('The source’s own field for the kind of work'),
  sector: text(200).describe('The employer’s industry'),
  companyEmployees: text(100).describe('How many people the employer has: "51-200"'),
  companyOffices: text(1_000).describe('Where the employer has offices'),
  companyRating: z.number().min(0).max(5).nullish().describe('The employer’s rating, 0 to 5'),
  companyIsTop: z.boolean().nullish().describe('Whether the source names it a top employer'),
})

export type Listing = z.infer<typeof Listing>
