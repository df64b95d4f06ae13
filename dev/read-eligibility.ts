/**
 * What `npm run read -- eligibility FILE` prints for one line: whether a person may do a job from where they live. A
 * line is a JSON object with `home` (ISO 3166-1 alpha-2), `title`, `company`, `location`, `description` (HTML or text),
 * optionally `mayWorkIn` (country codes), and `id` or `pid`, which is printed again.
 */
import { z } from 'zod'
import { decideEligibility, eligibilityReason } from '#core/eligibility/eligibility.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'

const id = z.union([z.string(), z.number()]).optional()
const text = z.string().nullish()
const code = z
  .string()
  .trim()
  .regex(/^[a-z]{2}$/i)
  .transform((written) => written.toUpperCase())

const Asked = z.object({
  id,
  pid: id,
  home: code,
  mayWorkIn: z.array(code).nullish(),
  title: text,
  company: text,
  location: text,
  description: text,
})

export function eligibilityOf(line: string): object {
  const asked = Asked.safeParse(parse(line))
  if (!asked.success) return { problem: z.prettifyError(asked.error).replaceAll('\n', ' ') }
  const { home, mayWorkIn, title, company, location, description, ...names } = asked.data
  const listing = Listing.safeParse({
    source: 'file',
    id: '1',
    title: title?.trim() || 'Unknown',
    company: company?.trim() || 'Unknown',
    location,
    description,
  })
  const key = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined))
  if (!listing.success) {
    return { ...key, problem: z.prettifyError(listing.error).replaceAll('\n', ' ') }
  }
  const { facts, evidence } = jobFacts(listing.data).eligibility
  const decided = decideEligibility(facts, { home, mayWorkIn: mayWorkIn ?? [] })
  return {
    ...key,
    verdict: decided.verdict,
    friction: decided.friction,
    reason: eligibilityReason(decided, evidence),
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null // not JSON, which is refused like any other value that isn't an object
  }
}
