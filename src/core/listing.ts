/**
 * A listing: one raw item of a source, in the one format that everything that gathers jobs hands in
 * and that `npm run import` reads, one JSON object a line. Text is as the source wrote it; the rules
 * in this folder turn it into a job. Only source, id, title and company are required. `null` and
 * "not given" mean the same here: the source does not say.
 */
import { z } from 'zod'

/** A listing larger than this in any one field is broken, not long: the longest real advert we hold has 30,000 characters. */
const MAX_TEXT = 200_000

const text = (max: number) => z.string().max(max).nullish()
const instant = z.iso.datetime({ offset: true }).nullish()
const httpUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullish()

/** What a source states about pay in numbers. Amounts are whole or broken units of `currency`. */
export const ListingSalary = z.object({
  min: z.number().nonnegative().nullish(),
  max: z.number().nonnegative().nullish(),
  currency: z.string().max(8).nullish(),
  period: z.string().max(20).nullish(),
})

export const Listing = z.object({
  source: z.string().trim().min(1).max(60),
  board: text(200),
  id: z.union([z.string().trim().min(1).max(300), z.number().int()]).transform(String),
  url: httpUrl,
  applyUrl: httpUrl,
  title: z.string().trim().min(1).max(500),
  company: z.string().trim().min(1).max(300),
  companyWebsite: text(2_000),
  location: text(2_000),
  workplace: text(60),
  employmentType: text(200),
  description: text(MAX_TEXT),
  requirements: text(MAX_TEXT),
  tags: z.array(z.string().max(200)).max(200).nullish(),
  salary: ListingSalary.nullish(),
  salaryText: text(2_000),
  postedAt: instant,
  closedAt: instant,

  // What only some sources tell. Never required.
  experienceLevel: text(200),
  workType: text(200),
  sector: text(200),
  companyEmployees: text(100),
  companyOffices: text(1_000),
  companyRating: z.number().min(0).max(5).nullish(),
  companyIsTop: z.boolean().nullish(),
})

export type Listing = z.infer<typeof Listing>
