/**
 * Whether a person may do a job from where they live: yes, the listing says so; no, and which fact
 * says it; or not said. Facts are countries (ISO 3166-1 alpha-2, upper case) and areas (ids of
 * areas.ts, lower case). What a listing doesn't state is an empty list or null.
 */
import { areaById } from '#core/place/areas.ts'
import { offsetsOf } from '#core/place/country-offsets.ts'

export const VERDICTS = ['yes', 'no', 'not-said'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a "yes" or "not said" still asks of the person. */
export const FRICTIONS = ['move', 'visa', 'relocation', 'hours'] as const
export type Friction = (typeof FRICTIONS)[number]

/**
 * Who asks. `mayWorkIn`: countries besides those that free movement gives. `citizenOf`: countries or areas; those who
 * state none are taken for citizens of where they live, unless an employer there has to sponsor their visa (`needsVisa`).
 */
export type Resident = {
  home: string
  mayWorkIn: string[]
  citizenOf?: string[]
  needsVisa?: boolean
}

/**
 * What a listing states about where its people may live. Canonical: lists are sorted and without
 * duplicates, so that equal meaning is equal JSON. Sentences are in `EligibilityEvidence`.
 */
export type EligibilityFacts = {
  /** Remote work; null when it isn't offered. `in`: its limit, empty when none is stated. */
  remote: { in: string[]; anywhere: boolean } | null
  /** Where people attend, on site or hybrid. */
  onSite: string[]
  /** Excluded by name. */
  except: string[]
  /** People must live here, however they work. */
  residents: string[]
  /** People must live there already: no move helps. */
  isLocal: boolean
  /** Citizenship, nationality or a security clearance of one of these is required. */
  citizens: string[]
  /** Wished for, but no limit: "EU preferred". */
  preferred: string[]
  /** Permission to work in one of these is required; a green card or permanent residence is one. */
  permit: string[]
  /** Visa sponsorship: offered, refused, or not stated. */
  visa: boolean | null
  /** Help with relocation: offered, refused, or not stated. */
  relocation: boolean | null
  /** The hours of work, as zones (hours east of UTC); `shared`: hours of overlap asked for, if stated. */
  hours: { from: number; to: number; shared: number | null } | null
}

export type EligibilityFact = keyof EligibilityFacts

/** The sentence or location text behind each fact. */
export type EligibilityEvidence = Partial<Record<EligibilityFact, string>>

export type Eligibility = {
  verdict: Verdict
  friction: Friction[]
  /** The fact that decided. */
  evidence: EligibilityFact | null
}

export const NO_FACTS: EligibilityFacts = {
  remote: null,
  onSite: [],
  except: [],
  residents: [],
  isLocal: false,
  citizens: [],
  preferred: [],
  permit: [],
  visa: null,
  relocation: null,
  hours: null,
}

/** Hours of a usual day at home that must be shared with the job's day, unless the listing says how many. */
const SHARED_HOURS = 4
/** 9 to 17. */
const DAY_HOURS = 8

/** People of any of these may live and work in all of them. */
const EUROPEAN = new Set(areaById('eu-eea-ch')?.countries)
/** The Common Travel Area, and the Trans-Tasman arrangement. */
const PAIRS = [new Set(areaById('uki')?.countries), new Set(areaById('anz')?.countries)]

export function decideEligibility(facts: EligibilityFacts, resident: Resident): Eligibility {
  const { home } = resident
  if (holds(facts.except, home)) return no('except')
  if (!isCitizen(facts.citizens, resident)) return no('citizens')
  if (resident.needsVisa === true && facts.visa === false) return no('visa')
  const access = accessTo(facts.permit, facts, resident)
  if (access === null) return no('permit')
  const candidates = [remotely(facts, resident), onSite(facts, resident), unstated(facts, resident)]
  const offered = candidates.filter((candidate) => candidate !== null)
  const [best = NOT_SAID] = offered.sort((a, b) => rank(a) - rank(b))
  if (best.verdict === 'no') return best
  return { ...best, friction: inOrder([...best.friction, ...access]) }
}

/** The sentence behind a decision, as the listing wrote it. */
export function eligibilityReason(
  decided: Eligibility,
  evidence: EligibilityEvidence,
): string | null {
  return decided.evidence === null ? null : (evidence[decided.evidence] ?? null)
}

/**
 * Hours that a usual day (9 to 17) at `utcOffsetMinutes` shares with the job's day: that of its
 * stated hours, or else of its places. Null when the listing names neither.
 */
export function hoursOverlap(facts: EligibilityFacts, utcOffsetMinutes: number): number | null {
  const bands = bandsOf(facts)
  if (bands.length === 0) return null
  const at = utcOffsetMinutes / 60
  return Math.max(...bands.map(({ from, to }) => sharedHours(at, at, from, to)))
}

const NOT_SAID: Eligibility = { verdict: 'not-said', friction: [], evidence: null }
const no = (evidence: EligibilityFact): Eligibility => ({ verdict: 'no', friction: [], evidence })

function remotely(facts: EligibilityFacts, resident: Resident): Eligibility | null {
  if (facts.remote === null) return null
  const friction = hoursFriction(facts, resident.home)
  const limit = limitOf(facts, resident)
  if (limit === null) {
    if (facts.remote.anywhere) return { verdict: 'yes', friction, evidence: 'remote' }
    if (holds(facts.preferred, resident.home)) {
      return { verdict: 'yes', friction, evidence: 'preferred' }
    }
    return { ...NOT_SAID, friction, evidence: friction.length > 0 ? 'hours' : null }
  }
  const access = accessTo(limit.places, facts, resident)
  if (access === null) return no(limit.fact)
  return { verdict: 'yes', friction: [...friction, ...access], evidence: limit.fact }
}

/** The stated limit of remote work that is hardest for this person; null when there is none. */
function limitOf(facts: EligibilityFacts, resident: Resident) {
  const stated: { fact: EligibilityFact; places: string[] }[] = [
    { fact: 'residents', places: facts.residents },
    { fact: 'remote', places: facts.remote?.in ?? [] },
  ]
  const limits = stated.filter(({ places }) => places.length > 0)
  const hard = limits.find(({ places }) => !holds(places, resident.home))
  return hard ?? limits[0] ?? implied(facts)
}

/** "Remote. You must be allowed to work in the US" says that people there may do it. */
function implied(facts: EligibilityFacts): { fact: EligibilityFact; places: string[] } | null {
  if (facts.remote?.anywhere) return null
  if (facts.citizens.length > 0) return { fact: 'citizens', places: facts.citizens }
  if (facts.permit.length > 0) return { fact: 'permit', places: facts.permit }
  return null
}

function onSite(facts: EligibilityFacts, resident: Resident): Eligibility | null {
  if (facts.onSite.length === 0) return null
  const isSettled = isOutside(facts.residents, resident.home)
  const access = isSettled
    ? accessTo(facts.residents, facts, resident)
    : accessTo(facts.onSite, facts, resident)
  if (access === null) return no(isSettled ? 'residents' : 'onSite')
  return { verdict: 'yes', friction: access, evidence: 'onSite' }
}

/** No place and no word of remote work: only the limits of the text count. */
function unstated(facts: EligibilityFacts, resident: Resident): Eligibility | null {
  if (facts.remote !== null || facts.onSite.length > 0) return null
  const limits: EligibilityFact[] = ['residents', 'citizens', 'permit']
  const fact = limits.find((name) => (facts[name] as string[]).length > 0)
  if (fact === undefined) return NOT_SAID
  const access = accessTo(facts[fact] as string[], facts, resident)
  return access === null ? no(fact) : { verdict: 'yes', friction: access, evidence: fact }
}

/** What it takes to be in one of the places; null if it is impossible by what is known. */
function accessTo(
  places: string[],
  { visa, relocation, isLocal }: EligibilityFacts,
  resident: Resident,
): Friction[] | null {
  const { home, mayWorkIn } = resident
  if (places.length === 0 || holds(places, home)) return []
  if (isLocal) return null
  const helped: Friction[] = relocation ? ['relocation'] : []
  const mayMove =
    citizenshipsOf(resident).some((country) => isOpenTo(places, country)) ||
    mayWorkIn.some((country) => holds(places, country))
  if (mayMove) {
    return ['move', ...helped]
  }
  if (visa === true) return ['visa', ...helped]
  return relocation && visa !== false ? ['relocation'] : null
}

/** A permit to work makes no citizen. */
const isCitizen = (of: string[], resident: Resident) =>
  of.length === 0 || citizenshipsOf(resident).some((one) => holds(of, one))

/** Countries; "EU citizen" at home in Romania is a Romanian. */
function citizenshipsOf({ home, citizenOf = [], needsVisa }: Resident): string[] {
  if (citizenOf.length === 0) return needsVisa ? [] : [home]
  return citizenOf.flatMap((place) => {
    const countries = areaById(place)?.countries ?? [place]
    return countries.includes(home) ? [home] : countries
  })
}

/** Whether one may move there freely. From London that is Ireland, and not the EU as a whole. */
function isOpenTo(places: string[], home: string): boolean {
  if (PAIRS.some((pair) => pair.has(home) && places.some((place) => pair.has(place)))) return true
  return EUROPEAN.has(home) && [...EUROPEAN].some((country) => holds(places, country))
}

function holds(places: readonly string[], country: string): boolean {
  return places.some(
    (place) => place === country || (areaById(place)?.countries.includes(country) ?? false),
  )
}

const isOutside = (places: readonly string[], country: string) =>
  places.length > 0 && !holds(places, country)

/** Yes as things are comes first, then yes with more effort, then not said, then no. */
function rank({ verdict, friction }: Eligibility): number {
  const effort: Record<Friction, number> = { hours: 1, move: 2, relocation: 4, visa: 4 }
  if (verdict === 'yes') return friction.reduce((sum, one) => sum + effort[one], 0)
  return verdict === 'not-said' ? 20 : 30
}

const inOrder = (friction: Friction[]) => FRICTIONS.filter((one) => friction.includes(one))

function hoursFriction({ hours }: EligibilityFacts, home: string): Friction[] {
  const offsets = offsetsOf(home)
  if (hours === null || offsets === null) return []
  const shared = sharedHours(offsets[0], offsets[1], hours.from, hours.to)
  return shared < (hours.shared ?? SHARED_HOURS) ? ['hours'] : []
}

type Band = { from: number; to: number }

function bandsOf(facts: EligibilityFacts): Band[] {
  if (facts.hours !== null) return [facts.hours]
  const places = [...(facts.remote?.in ?? []), ...facts.onSite]
  return places.flatMap((place) => {
    const countries = areaById(place)?.countries ?? [place]
    return countries.flatMap((country) => {
      const offsets = offsetsOf(country)
      return offsets === null ? [] : [{ from: offsets[0], to: offsets[1] }]
    })
  })
}

/** The most hours that two usual days share, when each is somewhere within its zones. */
function sharedHours(from: number, to: number, otherFrom: number, otherTo: number): number {
  const isApart = otherFrom > to || from > otherTo
  // eastwards from the one to the other, and from the other to the one: across the date line, too
  const apart = isApart ? Math.min((otherFrom - to + 24) % 24, (from - otherTo + 24) % 24) : 0
  return Math.max(0, DAY_HOURS - apart)
}
