/**
 * Measures who may do a job from where they live, against pairs of a listing and a home country that were labeled by
 * reading alone, by criteria written first, before a rule read them. The listings are not in the repository; a label
 * names its listing by line number and a short hash.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decideEligibility } from '#core/eligibility/eligibility.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import labels from './eligibility-labels.json' with { type: 'json' }

const LISTINGS = new URL('../../../shared/data/jobs/listings.jsonl.gz', import.meta.url)
const hasListings = existsSync(LISTINGS)

const EXACT = 0.97
/** Of the labels of the first kind, how many may be given as the second. */
const NO_GIVEN_AS_YES = 0.03
const YES_GIVEN_AS_NO = 0.03
const FRICTION_FOUND = 0.9

const title = hasListings ? '' : ' (skipped: ../shared/data with the listings is missing)'
test.skipIf(!hasListings)(`who may do a job is read as by a person${title}`, () => {
  const cases = readCases()
  // A label is clear if its reader was sure, and a second reader agreed.
  const clear = cases.filter(({ doubt }) => doubt === '')
  for (const [name, some] of [
    ['all', cases],
    ['clear', clear],
  ] as const) {
    console.info(name, some.length, shares(some))
  }
  expect(cases.length).toBeGreaterThanOrEqual(200)
  const share = shares(clear)
  expect(share.exact).toBeGreaterThanOrEqual(EXACT)
  expect(share.noGivenAsYes).toBeLessThanOrEqual(NO_GIVEN_AS_YES)
  expect(share.yesGivenAsNo).toBeLessThanOrEqual(YES_GIVEN_AS_NO)
  expect(share.frictionFound).toBeGreaterThanOrEqual(FRICTION_FOUND)
})

type Case = {
  verdict: string
  friction: string[]
  doubt: string
  got: { verdict: string; friction: string[] }
}

/** Labels whose listing has changed are left out. */
function readCases(): Case[] {
  const lines = gunzipSync(readFileSync(LISTINGS)).toString().trim().split('\n')
  return Object.values(labels).flatMap((label) => {
    const [line, hash, home = '', verdict = '', friction = '', doubt = ''] = label
      .split('|')
      .map((part) => part.trim())
    const raw = JSON.parse(lines[Number(line) - 1] ?? '{}')
    if (hash !== shortHash(`${raw.title}\n${raw.location ?? ''}`)) return []
    const { facts } = jobFacts(Listing.parse(raw)).eligibility
    const got = decideEligibility(facts, { home, mayWorkIn: [] })
    return [{ verdict, friction: friction.split(' ').filter(Boolean), doubt, got }]
  })
}

function shares(cases: Case[]) {
  const of = (verdict: string) => cases.filter((one) => one.verdict === verdict)
  const given = (some: Case[], verdict: string) =>
    some.filter(({ got }) => got.verdict === verdict).length / some.length
  const frictions = cases.flatMap(({ friction, got }) =>
    friction.map((one) => got.friction.includes(one)),
  )
  return {
    exact: cases.filter(({ verdict, got }) => verdict === got.verdict).length / cases.length,
    noGivenAsYes: given(of('no'), 'yes'),
    yesGivenAsNo: given(of('yes'), 'no'),
    frictionFound: frictions.filter(Boolean).length / frictions.length,
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
