/**
 * `node match-ours.ts ROWS ROUNDS`: the best matches of made people among made listings, by our engine on one core.
 * Prints JSON. Listings have no description here: what they ask for is in their titles and skills.
 */

import { demandsOf } from '#core/match/match-demands.ts'
import { type MatchPerson, personOf } from '#core/match/match-person.ts'
import { type Location, parseLocation } from '#core/place/place.ts'
import type { JobPreferences } from '#core/profile/profile.ts'
import { EMPTY_PROFILE } from '#core/profile/profile.ts'
import { BEST_MATCH, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import type { JobDocument } from '#search/document.ts'
import { createOurEngine } from './our-engine.ts'
import { residentMb } from './resident.ts'
import { BENCH_NOW, createListings } from './search-listings.ts'
import { percentiles } from './search-times.ts'

/** Listings handed over at once while building. */
const CHUNK = 16_384
const PREFERENCES: JobPreferences = {
  salaryMin: 80_000,
  salaryMax: null,
  remote: 'remote',
  jobTypes: ['full_time'],
  yearsWorked: '3-5',
  locations: ['Berlin, Germany'],
}

/** What they do, and with what. */
const PEOPLE: readonly [position: string, skills: string][] = [
  ['Senior Frontend Engineer', 'React,TypeScript,JavaScript,CSS,Next.js,GraphQL,Jest,Figma'],
  ['Backend Engineer', 'Python,Django,PostgreSQL,Redis,Docker,AWS,Kafka,REST API,Git'],
  ['Data Engineer', 'Python,SQL,Spark,Airflow,Snowflake,dbt,Kafka,AWS,Terraform'],
  ['DevOps Engineer', 'Kubernetes,Terraform,AWS,Linux,Go,Prometheus,Helm,CI/CD,Ansible'],
  ['Product Manager', 'Product Management,Roadmapping,SQL,Jira,Figma,Agile'],
  ['Machine Learning Engineer', 'Python,PyTorch,Machine Learning,NLP,LLM,MLflow,Docker,SQL'],
  ['Android Developer', 'Kotlin,Java,Android,Jetpack Compose,Git,Firebase'],
  ['QA Engineer', 'Selenium,Cypress,Java,Jira,Test Automation,Postman'],
]

const ASKS: readonly [what: string, Partial<JobQuery>][] = [
  ['first 100', {}],
  ['first 100 of those from 70 on', { matchMin: 70 }],
  ['first 100, remote', { remote: true }],
  ['first 100 with “engineer” in their text', { text: 'engineer' }],
  ['jobs 901 to 1,000', { page: 10 }],
]

const [rows = 0, rounds = 1] = process.argv.slice(2, 4).map(Number)
const locations = new Map<string, Location>()
const engine = createOurEngine()
const demands = build()
const people = PEOPLE.map(toPerson)
const result = {
  demands,
  residentMb: residentMb(),
  first: percentiles(people.map((person) => timeOf(person, {}))),
  asks: ASKS.map(([what, query]) => [what, percentiles(timesOf(query))] as const),
}
process.stdout.write(JSON.stringify(result))

/** Fills the engine; answers how many skills a listing asks for on average. */
function build(): number {
  let skills = 0
  let chunk: JobDocument[] = []
  for (const listing of createListings().first(rows)) {
    const job = withDemands(listing)
    skills += job.demands?.skills.length ?? 0
    chunk.push(job)
    if (chunk.length < CHUNK) continue
    engine.put(chunk)
    chunk = []
  }
  engine.put(chunk)
  while (engine.merge());
  return skills / rows
}

function withDemands(listing: JobDocument): JobDocument {
  const text = listing.locationText ?? ''
  const location = locations.get(text) ?? parseLocation(text)
  locations.set(text, location)
  const { min = null, max = null } = listing.yearlyUsd ?? {}
  const demands = demandsOf({
    ...listing,
    location,
    years: listing.id % 3 === 0 ? { min: listing.id % 9, max: null } : null,
    salary: min === null ? null : { min, max, currency: 'USD', period: 'year' },
    descriptionText: null,
  })
  return { ...listing, descriptionText: null, demands }
}

function toPerson([position, skills]: (typeof PEOPLE)[number]): MatchPerson {
  const experience = [{ company: 'Acme', position, duration: '2019 - 2025', description: [] }]
  return personOf({
    cv: null,
    profile: {
      ...EMPTY_PROFILE,
      skills: skills.split(','),
      experienceYears: 6,
      experience,
      jobPreferences: PREFERENCES,
    },
    today: BENCH_NOW.toISOString().slice(0, 10),
  })
}

function timesOf(query: Partial<JobQuery>): number[] {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const person of people) {
      const ms = timeOf(person, query)
      if (round > 0) times.push(ms)
    }
  }
  return times
}

function timeOf(person: MatchPerson, query: Partial<JobQuery>): number {
  const asked = { ...EMPTY_QUERY, sort: BEST_MATCH, perPage: 100, ...query, person } as const
  const began = performance.now()
  const { ids } = engine.search(asked, BENCH_NOW)
  const ms = performance.now() - began
  if (ids.length === 0) throw new Error('Nobody suits anything: there is nothing to measure')
  return ms
}
