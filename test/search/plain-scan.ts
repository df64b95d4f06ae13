/**
 * For tests: the answers that the engine must give, computed by reading every job for every query. It shares with
 * the engine how text is read and how matches are scored (terms, relevance and typos have their own tests), but
 * nothing of how jobs are stored, found, counted and sorted.
 */

import {
  decideEligibility,
  type EligibilityFacts,
  hoursOverlap,
} from '#core/eligibility/eligibility.ts'
import {
  ELIGIBILITY_CLASSES,
  type EligibilityChoice,
  type EligibilityClass,
  eligibilityClass,
} from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, type JobId, VOCABULARIES } from '#core/job/job.ts'
import { prepare as preparePerson, sumMatch } from '#core/match/match-formula.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import { SALARY_BARS, type SalaryCounts, salaryStep } from '#core/pay/salary-bars.ts'
import { countryName } from '#core/place/countries.ts'
import {
  areaLiesInWanted,
  liesInWanted,
  readWantedPlace,
  type WantedPlace,
} from '#core/place/wanted-place.ts'
import { isNoiseWord } from '#core/search/noise-words.ts'
import {
  type AskedQuery,
  type Count,
  type Facets,
  type JobQuery,
  NONE_STATED,
  POSTED_HOURS,
  type SearchPage,
  type Statistics,
  SUPPORT,
  type Suggestion,
  YEARS_GROUPS,
  type YearsGroup,
} from '#core/search/query.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { fold } from '#core/text/fold-text.ts'
import { standardOffsetMinutes } from '#core/time/time-zone.ts'
import {
  FIELD_WEIGHTS,
  freshness,
  likeness,
  RERANKED_JOBS,
  scoresOfCodes,
  titleWeight,
  titleWordWeights,
  toCode,
} from '#search/postings/relevance.ts'
import { readWords } from '#search/postings/terms.ts'
import {
  type Alternative,
  type Knowledge,
  looserPlans,
  makePlan,
  type Plan,
  withoutWords,
} from '#search/query/plan.ts'
import { parseSearchText } from '#search/query/search-text.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { aliases, NOW } from './sample-engine.ts'

const HOUR_MS = 3_600_000

type Code = { code: number; isShort: boolean }

/** `codes` of words and of pairs of adjacent words. */
export type Open = { job: JobDocument; codes: Map<string, Code>; title: string[]; place: string }

/** `phrases` are known phrases; their word pairs count in descriptions too. */
export function prepare(job: JobDocument, phrases: readonly string[]): Open {
  const places = [job.locationText ?? [], job.places, job.placeNames].flat()
  const short = new Map<string, number>()
  const addField = (texts: string[], weight: number) => {
    const said = texts.flatMap((text) => {
      const { words, forms } = readWords(text)
      return [...words, ...forms, ...pairsOf(words)]
    })
    for (const word of new Set(said)) short.set(word, (short.get(word) ?? 0) + weight)
  }
  const title = readWords(job.title).words
  addField([job.title], titleWeight(title.length))
  addField([job.company], FIELD_WEIGHTS.company)
  addField(job.tags, FIELD_WEIGHTS.tags)
  addField(places, FIELD_WEIGHTS.place)
  addField(job.category === null ? [] : [job.category], FIELD_WEIGHTS.category)
  const { words, forms } = readWords(job.descriptionText ?? '')
  const known = phrases.flatMap((phrase) => pairsOf(readWords(phrase).words))
  const long = new Set([
    ...words,
    ...forms,
    ...pairsOf(words).filter((pair) => known.includes(pair)),
  ])
  const codes = [...new Set([...short.keys(), ...long])].map((word): [string, Code] => {
    const mention = long.has(word) ? FIELD_WEIGHTS.description : 0
    return [word, { code: toCode((short.get(word) ?? 0) + mention), isShort: short.has(word) }]
  })
  return { job, codes: new Map(codes), title, place: fold(places.join(' · ')) }
}

const pairsOf = (words: string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`)

export function scan(open: Open[], query: AskedQuery, known: Knowledge): SearchPage {
  const asked = query.text === null ? null : parseSearchText(query.text)
  const hasText = asked !== null && asked.parts.length + asked.without.length > 0
  if (!hasText) return scanPlan(open, query, null, known)

  const isMet = (plan: Plan) => open.some((each) => scoreOf(each, plan) !== null)
  let plan = makePlan(asked, known, aliases)
  if (!isMet(plan)) {
    const words = plan.clauses.flatMap(({ alternatives }) =>
      alternatives.filter(({ how }) => how === 'itself').flatMap((each) => each.words),
    )
    const gone = words.filter((word) => !open.some(({ codes }) => codes.has(word)))
    if (gone.length > 0) plan = makePlan(asked, withoutWords(known, new Set(gone)), aliases)
  }
  while (!isMet(plan)) {
    const looser = looserPlans(plan)
    if (looser.length === 0) break
    plan = looser.find(isMet) ?? (looser.at(-1) as Plan)
  }
  return scanPlan(open, query, plan, known)
}

function scanPlan(
  open: Open[],
  query: AskedQuery,
  plan: Plan | null,
  known: Knowledge,
): SearchPage {
  const met = open.flatMap((each) => {
    const score = plan === null ? 0 : scoreOf(each, plan)
    return score === null ? [] : [{ ...each, score }]
  })
  const matches = met.filter(({ job, place }) => passes(job, place, query) && suits(job, query))
  const isRelevance = query.sort === 'most_relevant' && plan !== null && plan.clauses.length > 0
  const keyed = matches.map((match) => ({
    ...match,
    key: isRelevance
      ? match.score * freshness(publishedAt(match.job), NOW.getTime())
      : sortKey(match.job, query.sort),
    match: query.sort === 'best_match' ? rankOf(match.job, query) : 0,
  }))
  type Keyed = { key: number; match: number; job: JobDocument }
  const order = (a: Keyed, b: Keyed) =>
    b.match - a.match || compare(b.key, a.key) || b.job.id - a.job.id
  keyed.sort(order)
  if (isRelevance) {
    const again = keyed
      .splice(0, RERANKED_JOBS)
      .map((match) => ({ ...match, key: match.key * scanLikeness(match, plan, known) }))
    keyed.unshift(...again.sort(order))
  }
  const size = Math.min(100, Math.max(1, query.perPage))
  const from = (query.page - 1) * size
  return {
    ids: keyed.slice(from, from + size).map(({ job }) => job.id),
    total: keyed.length,
    hasMore: from + size < keyed.length,
    facets: scanFacets(
      met.filter(({ job }) => suits(job, query)),
      query,
    ),
    salaries: query.countsSalaries ? scanSalaries(met, query) : null,
    reading: plan?.reading ?? { corrected: null, dropped: [], marks: [] },
  }
}

/** By score; equal scores by how much they rest on, in tenths of the weight. */
function rankOf({ demands }: JobDocument, { person }: AskedQuery): number {
  if (!person || !demands) return -10
  const { score, known } = sumMatch(preparePerson(person), demands, usualRarity)
  return 10 * (score ?? -1) + Math.floor((9 * known) / 100)
}

function matchOf({ demands }: JobDocument, { person }: AskedQuery): number | null {
  return person && demands ? scoreMatch(person, demands, usualRarity).score : null
}

function suits(job: JobDocument, query: AskedQuery): boolean {
  return !query.person || query.matchMin === null || (matchOf(job, query) ?? -1) >= query.matchMin
}

/** Null if the job does not match the plan. */
function scoreOf({ codes }: Open, { clauses, without }: Plan): number | null {
  const codeOf = (words: string[], onlyShort: boolean) => {
    const found = (words.length === 1 ? words : pairsOf(words)).map((term) => codes.get(term))
    const isMet = found.every((code) => code && (code.isShort || !onlyShort))
    return isMet ? Math.min(...found.map((code) => (code as Code).code)) : 0
  }
  if (without.some((words) => codeOf(words, false) > 0)) return null
  let sum = 0
  for (const { alternatives, rarity, isNeeded } of clauses) {
    const worth = ({ words, weight, onlyShort }: Alternative) => {
      const code = codeOf(words, onlyShort)
      return code === 0 ? 0 : (scoresOfCodes(weight * rarity)[code] as number)
    }
    const best = Math.max(0, ...alternatives.map(worth))
    if (isNeeded && best === 0) return null
    sum += best
  }
  return sum
}

function scanLikeness({ job, title, place }: Open, { clauses }: Plan, known: Knowledge): number {
  const isOwn = ({ how }: Alternative) => ['itself', 'phrase', 'slip'].includes(how)
  const meets = (words: string[], isAnyWay: boolean) =>
    clauses.map(({ alternatives }) =>
      alternatives
        .filter((alternative) => alternative.how !== 'longer')
        .filter((alternative) => isAnyWay || isOwn(alternative))
        .flatMap((alternative) => placesOf(alternative, words, isAnyWay)),
    )
  const inTitle = meets(title, true)
  const own = meets(title, false)
  const elsewhere = [job.company, place].map((text) => meets(readWords(text).words, true))
  const parts = [...clauses.keys()]
  const isNoise = (part: number) =>
    !clauses[part]?.isNeeded && isNoiseWord(clauses[part]?.asked ?? '')
  const has = (met: number[][], part: number) => (met[part] ?? []).length > 0
  if (!parts.some((part) => has(inTitle, part) && !isNoise(part))) return 1

  const asked = parts.filter((part) => has(inTitle, part) || !isNoise(part))
  const isElsewhere = (part: number) => elsewhere.some((met) => has(met, part))
  const partsAt = title.map((_, at) => parts.filter((part) => inTitle[part]?.includes(at)))
  const timesBefore = (at: number) => title.slice(0, at).filter((word) => word === title[at]).length
  const isAnswer = title.map((_, at) => timesBefore(at) < (partsAt[at] as number[]).length)
  let last = -1
  let isSameOrder = isAnswer.every(Boolean)
  for (const met of partsAt) {
    if (!met.includes(last) && !met.includes(last + 1)) isSameOrder = false
    while (met.includes(last + 1)) last++
  }
  const weightOf = titleWordWeights(known.jobs)
  const weights = title.map((word) => weightOf[Math.clz32(known.inShort([word]))] as number)
  const sum = (list: number[]) => list.reduce((all, weight) => all + weight, 0)
  const inRow = parts.filter((part) =>
    inTitle[part]?.some((at) =>
      [at, at - 1].some((other) => (inTitle[part - 1] ?? []).includes(other)),
    ),
  )
  return likeness({
    asked: asked.length,
    met: asked.filter((part) => has(inTitle, part) || isElsewhere(part)).length,
    metOtherwise: asked.filter(
      (part) => has(inTitle, part) && !has(own, part) && !isElsewhere(part),
    ).length,
    precision: sum(weights.filter((_, at) => isAnswer[at])) / sum(weights),
    inRow: parts.length < 2 ? 1 : inRow.length / (parts.length - 1),
    isSameOrder: isSameOrder && last === parts.length - 1,
  })
}

/** Positions of adjacent words in a text. With `isAnyWay`, a single word may also be written as two. */
function placesOf({ words, how }: Alternative, text: string[], isAnyWay: boolean): number[] {
  const [word = ''] = words
  const canPart = isAnyWay && words.length === 1 && how !== 'beginning'
  return text.flatMap((first, at) => {
    const second = text[at + 1] ?? ''
    const isParted = first.length > 1 && second.length > 1 && first + second === word
    if (words.every((each, next) => text[at + next] === each))
      return words.map((_, next) => at + next)
    return canPart && isParted ? [at, at + 1] : []
  })
}

const publishedAt = (job: JobDocument) => job.postedAt ?? job.firstSeenAt

function sortKey(job: JobDocument, sort: JobQuery['sort']): number {
  const { min, max } = payOf(job)
  switch (sort) {
    case 'oldest':
      return -publishedAt(job)
    case 'most_viewed':
      return job.views
    case 'most_applied':
      return job.applications
    case 'recently_confirmed':
      return job.seenDay
    case 'recently_found':
      return job.firstSeenAt
    case 'salary_high_to_low':
      return max ?? Number.NEGATIVE_INFINITY
    case 'salary_low_to_high':
      return min === null ? Number.NEGATIVE_INFINITY : -min
    default:
      return publishedAt(job)
  }
}

function passes(job: JobDocument, place: string, query: JobQuery): boolean {
  const has = <Value>(wanted: readonly Value[], value: Value | null) =>
    wanted.length === 0 || (value !== null && wanted.includes(value))
  const isRemote =
    job.workSetting === null
      ? job.remote !== 'none' ||
        /remote|anywhere|work from home/i.test(`${job.title} ${job.locationText}`)
      : job.workSetting === 'remote'
  const age = NOW.getTime() - (job.postedAt ?? job.firstSeenAt)
  const reach = query.posted === null ? 0 : POSTED_HOURS[query.posted] * HOUR_MS
  const { min, max } = payOf(job)
  const foundAgo = NOW.getTime() - job.firstSeenAt
  const foundReach = query.firstSeen === null ? 0 : POSTED_HOURS[query.firstSeen] * HOUR_MS
  const since = query.newSince === 'last_visit' ? null : query.newSince
  const isWhole = min !== null && job.locationText !== null && job.jobType !== null
  return (
    has(query.workSettings, job.workSetting) &&
    has(query.jobTypes, job.jobType) &&
    has(query.levels, job.level) &&
    has(query.workTypes, job.workType) &&
    has(query.sectors, job.sector) &&
    (query.category === null || query.category === job.category) &&
    (query.tags.length === 0 || query.tags.some((tag) => job.tags.includes(tag))) &&
    isAt(job, place, isRemote, query) &&
    (query.eligibleFrom === null || eligibilityChoices(query).includes(classFor(job, query))) &&
    hasHours(job, query) &&
    (query.support.length === 0 || query.support.some((each) => job.support.includes(each))) &&
    (query.languages.length === 0 || query.languages.some((each) => spoken(job).includes(each))) &&
    has(query.years, yearsOf(job)) &&
    (!query.remote || isRemote) &&
    (query.posted === null || (query.posted === 'ua_gt1m' ? age > reach : age <= reach)) &&
    (query.firstSeen === null ||
      (query.firstSeen === 'ua_gt1m' ? foundAgo > foundReach : foundAgo <= foundReach)) &&
    (since === null || new Date(job.firstSeenAt).toISOString() >= since) &&
    (query.confirmedDays === null || daysAgo(job.seenDay) <= query.confirmedDays) &&
    !(query.neverReposted && job.isReposted) &&
    (job.isFromEmployer || !query.fromEmployer) &&
    (query.salaryMin === null || max === null || max >= inDollars(query.salaryMin, query)) &&
    (query.salaryMax === null || min === null || min <= inDollars(query.salaryMax, query)) &&
    (!query.salaryStated || max !== null) &&
    (query.company === null || query.company === job.companySlug) &&
    (!query.hideNoData || isWhole)
  )
}

function isAt(job: JobDocument, place: string, isRemote: boolean, query: JobQuery): boolean {
  const texts = (query.location ?? '').split(';').filter((text) => text.trim())
  const isIn = (text: string) => {
    const wanted = wantedPlace(text.trim(), query.withinKm)
    if (!wanted) return place.includes(fold(text.trim()))
    const isOpen = (home: string) => isOpenFrom(job.eligibility, home)
    return (
      job.at.some((at) => liesInWanted(at, wanted)) ||
      job.areas.some((area) => areaLiesInWanted(area, wanted)) ||
      (isRemote && !query.excludeRemote && wanted.openFrom.some(isOpen))
    )
  }
  return texts.length === 0 || texts.some(isIn)
}

/** The same questions come for every job, and reading them takes longer than all else. */
const WANTED = new Map<string, WantedPlace | null>()
const OPEN = new WeakMap<EligibilityFacts, Map<string, boolean>>()

function wantedPlace(text: string, withinKm: number | null): WantedPlace | null {
  const key = `${withinKm} ${text}`
  const known = WANTED.get(key)
  if (known !== undefined) return known
  const wanted = readWantedPlace(text, withinKm)
  WANTED.set(key, wanted)
  return wanted
}

function isOpenFrom(facts: EligibilityFacts | null, home: string): boolean {
  if (facts === null) return false
  const known = OPEN.get(facts) ?? new Map<string, boolean>()
  OPEN.set(facts, known)
  const isOpen =
    known.get(home) ?? eligibilityClass(decideEligibility(facts, { home, mayWorkIn: [] })) === 'yes'
  known.set(home, isOpen)
  return isOpen
}

const eligibilityChoices = ({ eligibility }: JobQuery): EligibilityClass[] =>
  eligibility.length > 0 ? eligibility : ['yes']

function classFor({ eligibility }: JobDocument, { eligibleFrom, mayWorkIn }: JobQuery) {
  if (eligibility === null) return 'not_said'
  return eligibilityClass(decideEligibility(eligibility, { home: eligibleFrom ?? '', mayWorkIn }))
}

function hasHours({ eligibility }: JobDocument, { overlapHours, timeZone }: JobQuery): boolean {
  if (overlapHours === null || timeZone === null || eligibility === null) return true
  const shared = hoursOverlap(eligibility, standardOffsetMinutes(NOW, timeZone))
  return shared === null || shared >= overlapHours
}

const spoken = ({ languages }: JobDocument) => (languages.length > 0 ? languages : [NONE_STATED])

function yearsOf({ years }: JobDocument): YearsGroup {
  if (years === null) return 'none_stated'
  if (years < 2) return '0-1'
  if (years < 4) return '2-3'
  if (years < 6) return '4-5'
  return years < 10 ? '6-9' : '10+'
}

const inDollars = (amount: number, { salaryCurrency }: JobQuery) =>
  amount * (SHIPPED_RATES[salaryCurrency]?.usd ?? 1)

/** Days since that UTC day, 0 for today. */
function daysAgo(day: number): number {
  const today = new Date(NOW)
  today.setUTCHours(0, 0, 0, 0)
  return (today.getTime() - day * 24 * HOUR_MS) / (24 * HOUR_MS)
}

function payOf({ yearlyUsd }: JobDocument) {
  const { min = null, max = null } = yearlyUsd ?? {}
  return { min: min ?? max, max: max ?? min }
}

/** Each facet is counted over the jobs that pass all filters except its own. */
function scanFacets(met: Open[], query: AskedQuery): Facets {
  const without = (own: Partial<JobQuery>) =>
    met
      .map(({ job, place }) => ({ job, place }))
      .flatMap(({ job, place }) => (passes(job, place, { ...query, ...own }) ? [job] : []))
  const believed = without({ salaryMin: null, salaryMax: null, salaryStated: false })
    .map(payOf)
    .flatMap(({ min, max }) => [min, max])
    .filter((pay) => pay !== null && pay < 1_000_000) as number[]
  return {
    workSettings: countEach(
      VOCABULARIES.workSettings,
      without({ workSettings: [] }).map((job) => job.workSetting),
    ),
    jobTypes: countEach(
      VOCABULARIES.jobTypes,
      without({ jobTypes: [] }).map((job) => job.jobType),
    ),
    levels: countEach(
      VOCABULARIES.levels,
      without({ levels: [] }).map((job) => job.level),
    ),
    workTypes: countEach(
      VOCABULARIES.workTypes,
      without({ workTypes: [] }).map((job) => job.workType),
    ),
    sectors: countEach(
      VOCABULARIES.sectors,
      without({ sectors: [] }).map((job) => job.sector),
    ),
    locations: mostFrequent(
      without({ location: null }).flatMap((job) => job.places),
      20,
    ),
    tags: mostFrequent(
      without({ tags: [] }).flatMap((job) => job.tags),
      30,
    ),
    salaryRange:
      believed.length === 0 ? null : { min: Math.min(...believed), max: Math.max(...believed) },
    more: query.wantsMoreFacets
      ? {
          eligibility:
            query.eligibleFrom === null
              ? []
              : countEach(
                  ELIGIBILITY_CLASSES,
                  without({ eligibility: [...ELIGIBILITY_CLASSES] as EligibilityChoice[] }).map(
                    (job) => classFor(job, query),
                  ),
                ),
          support: countEach(
            SUPPORT,
            without({ support: [] }).flatMap((job) => job.support),
          ),
          languages: [
            ...mostFrequent(
              without({ languages: [] }).flatMap((job) => job.languages),
              20,
            ),
            {
              value: NONE_STATED,
              count: without({ languages: [] }).filter((job) => job.languages.length === 0).length,
            },
          ],
          years: countEach(YEARS_GROUPS, without({ years: [] }).map(yearsOf)),
          statedHours:
            query.overlapHours === null || query.timeZone === null
              ? null
              : without({}).filter((job) => job.eligibility?.hours != null).length,
          places: placesInside(without({ location: null })),
        }
      : null,
  }
}

function placesInside(jobs: JobDocument[]): Count[] {
  const named = mostFrequent(
    jobs.flatMap((job) => job.places),
    20,
  )
  const countries = named.flatMap(
    ({ value }) => wantedPlace(value, null)?.openFrom.map(countryName) ?? [],
  )
  const names = [...new Set([...named.map(({ value }) => value), ...countries])]
  return names
    .filter((value) => value !== null)
    .map((value) => {
      const wanted = wantedPlace(value, null)
      const inside = jobs.filter(
        (job) =>
          wanted &&
          (job.at.some((at) => liesInWanted(at, wanted)) ||
            job.areas.some((area) => areaLiesInWanted(area, wanted))),
      )
      const alone = named.find((each) => each.value === value)?.count ?? 0
      return { value, count: wanted ? inside.length : alone }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 20)
}

function scanSalaries(met: Open[], query: AskedQuery): SalaryCounts {
  const passing = (change: Partial<JobQuery>) =>
    met
      .filter(({ job, place }) => suits(job, query) && passes(job, place, { ...query, ...change }))
      .map(({ job }) => payOf(job).max)
  const known = (pays: (number | null)[]) => pays.filter((pay) => pay !== null)
  const { usd = 1, on = '' } = SHIPPED_RATES[query.salaryCurrency] ?? {}
  const step = salaryStep(usd)
  const all = known(passing({ salaryMin: null, salaryMax: null, salaryStated: false }))
  const isFrom = (bar: number) => (pay: number) => pay >= bar * step * usd
  return {
    currency: query.salaryCurrency,
    step,
    ratesOn: on,
    bars: Array.from({ length: SALARY_BARS }, (_, bar) => {
      const from = all.filter(isFrom(bar)).length
      return bar === SALARY_BARS - 1 ? from : from - all.filter(isFrom(bar + 1)).length
    }),
    total: passing({ salaryStated: false }).length,
    stated: known(passing({})).length,
  }
}

function countEach<Value extends string>(
  values: readonly Value[],
  found: (Value | null)[],
): Count<Value>[] {
  const counts = new Map<Value | null, number>()
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1)
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

function mostFrequent(found: string[], limit: number): Count[] {
  return countEach([...new Set(found)], found)
    .sort((a, b) => b.count - a.count || compare(a.value, b.value))
    .slice(0, limit)
}

export function scanSuggestions(open: Open[], text: string, limit: number): Suggestion[] {
  const prefix = fold(text)
  if (prefix.length < 2) return []
  const kinds = [
    ['title', open.map(({ job }) => job.title)],
    ['skill', open.flatMap(({ job }) => job.tags)],
    ['company', open.map(({ job }) => job.company)],
    ['place', open.flatMap(({ job }) => job.places).filter((place) => place.length > 2)],
  ] as const
  return kinds
    .flatMap(([kind, names]) =>
      mostFrequent(names, Number.POSITIVE_INFINITY).map(({ value, count }) => ({
        suggestion: { kind, text: value, count },
        at: wordStarts(fold(value)).findIndex((start) => start.startsWith(prefix)),
      })),
    )
    .filter(({ at }) => at >= 0)
    .sort(
      ({ at: atA, suggestion: a }, { at: atB, suggestion: b }) =>
        Math.min(atA, 1) - Math.min(atB, 1) || b.count - a.count || compare(a.text, b.text),
    )
    .map(({ suggestion }) => suggestion)
    .slice(0, limit)
}

function wordStarts(name: string): string[] {
  return [...name]
    .map((_, at) => name.slice(at))
    .filter((rest, at) => {
      const before = name[at - 1] ?? ' '
      return before === ' ' || (!/[a-z0-9]/.test(before) && /^[a-z0-9]/.test(rest))
    })
}

export function scanRelated(open: Open[], id: JobId, limit: number): JobId[] {
  const own = open.find(({ job }) => job.id === id)
  if (!own) return []
  const closeness = ({ job, title }: Open) => [
    title[0] === own.title[0] && title[1] === own.title[1] ? 1 : 0,
    job.tags.filter((tag) => own.job.tags.includes(tag)).length,
    job.postedAt ?? job.firstSeenAt,
    job.id,
  ]
  return open
    .filter(({ job, title, place }) => {
      const isSamePlace = place !== '' && place === own.place
      const hasFirstWord = own.title.length > 0 && title.includes(own.title[0] as string)
      return job.id !== id && (isSamePlace || hasFirstWord)
    })
    .sort((a, b) => compareLists(closeness(b), closeness(a)))
    .slice(0, limit)
    .map(({ job }) => job.id)
}

export function scanStatistics(open: Open[]): Statistics {
  const jobs = open.map(({ job }) => job)
  const best = (limit: number, by: (job: JobDocument) => number[]) =>
    jobs
      .toSorted((a, b) => compareLists(by(b), by(a)))
      .slice(0, limit)
      .map((job) => job.id)
  return {
    jobs: jobs.length,
    companies: new Set(jobs.map((job) => job.companySlug)).size,
    locations: mostFrequent(
      jobs.flatMap((job) => job.places),
      6,
    ),
    categories: countEach(
      CATEGORIES,
      jobs.map((job) => job.category),
    ),
    tags: mostFrequent(
      jobs.flatMap((job) => job.tags),
      10,
    ),
    featured: best(48, (job) => [job.views, job.postedAt ?? job.firstSeenAt, job.id]),
    latest: best(6, (job) => [job.firstSeenAt, job.postedAt ?? job.firstSeenAt, job.id]),
  }
}

function compareLists(a: number[], b: number[]): number {
  const at = a.findIndex((value, place) => value !== b[place])
  return at < 0 ? 0 : compare(a[at], b[at])
}

const compare = <Value extends number | string>(a: Value | undefined, b: Value | undefined) =>
  a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1
