/**
 * Each job's requirements are stored with the version of the rules that read them. Stored jobs are only read again
 * when the version is raised, so this test fails when the rules change without a new version.
 */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fullText } from '#core/job/full-text.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { MATCH_RULES } from '#core/match/match.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import { demoListings } from '#demo/listings.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const HOW_MANY = 200

/** What the sample jobs lack: languages, AI knowledge, degrees, alternatives and work permits. */
const ASKED = `You have 5+ years of experience with Go or Rust and a degree in computer science.
Fluent German is a must, French a plus. You know AI and large language models.
Our customers build AI products. Kubernetes is nice to have. You may work in the EU without a visa.
At least three years as a team lead; experience with C, R and Spark; React you will learn here.`

test('the version of the match rules is raised when their results change', () => {
  const [first, ...others] = demoListings(NOW).slice(0, HOW_MANY)
  if (!first) throw new Error('there are no sample jobs')
  const listings = [{ ...first, description: ASKED }, ...others]
  const read = listings.map((listing) => {
    const facts = jobFacts(listing)
    return demandsOf({ ...facts, descriptionText: fullText(facts) })
  })
  const digest = createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16)
  // If the digest has changed, raise MATCH_RULES in src/core/match/match.ts, then update both values here.
  expect({ rules: MATCH_RULES, digest }).toEqual({ rules: 18, digest: 'd419f46b66a9a527' })
})
