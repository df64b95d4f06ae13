/**
 * For tests: what the engine must answer, found by reading every job for every question.
 * It shares with the engine how a text is read and what a match is worth (terms, relevance and typo have
 * tests of their own), and nothing of how jobs are held, found, counted and ordered.
 */
import { fold } from '#core/fold-text.ts'
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  type JobId,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job.ts'
import {
  type Count,
  type Facets,
  type JobQuery,
  POSTED_HOURS,
  type SearchPage,
  type Statistics,
  type Suggestion,
} from '#core/query.ts'
import type { JobDocument } from './document.ts'
import { aliases, NOW } from './made-engine.ts'
import {
  descriptionWeight,
  FIELD_WEIGHTS,
  freshness,
  MATCH_WEIGHTS,
  rarity,
  titleBonus,
  toImpact,
} from './relevance.ts'
import { readWords, toPhrase } from './terms.ts'
import { isOneTypoAway } from './typo.ts'

const HOUR_MS = 3_600_000

export type Open = { job: JobDocument; impacts: Map<string, number>; phrase: string; place: string }

export function prepare(job: JobDocument): Open {
  const place = [job.locationText ?? [], job.places, job.placeNames].flat().join(' · ')
  const weights = new Map<string, number>()
  const add = (word: string, weight: number) => weights.set(word, (weights.get(word) ?? 0) + weight)
  const wordsIn = (...texts: string[]) =>
    new Set(texts.flatMap((text) => Object.values(readWords(text)).flat()))
  for (const word of wordsIn(job.title)) add(word, FIELD_WEIGHTS.title)
  for (const word of wordsIn(job.company)) add(word, FIELD_WEIGHTS.company)
  for (const word of wordsIn(...job.tags)) add(word, FIELD_WEIGHTS.tags)
  for (const word of wordsIn(job.category ?? '')) add(word, FIELD_WEIGHTS.category)
  for (const word of wordsIn(place)) add(word, FIELD_WEIGHTS.place)
  const { words, forms } = readWords(job.descriptionText ?? '')
  for (const word of [...words, ...forms]) add(word, descriptionWeight(words.length))
  const impacts = new Map([...weights].map(([word, weight]) => [word, toImpact(weight)]))
  return { job, impacts, phrase: toPhrase(readWords(job.title).words), place: fold(place) }
}

export function scan(open: Open[], query: JobQuery): SearchPage {
  const words = readWords(query.text ?? '').words
  const isTyping = !query.text?.endsWith(' ')
  const scores = textScores(open, words, isTyping)
  const matches = open.filter(({ job, place }) => scores.has(job.id) && passes(job, place, query))

  const key = ({ job, phrase }: Open): number => {
    const published = job.postedAt ?? job.firstSeenAt
    const { min, max } = payOf(job)
    switch (query.sort) {
      case 'oldest':
        return -published
      case 'most_viewed':
        return job.views
      case 'most_applied':
        return job.applications
      case 'salary_high_to_low':
        return max ?? Number.NEGATIVE_INFINITY
      case 'salary_low_to_high':
        return min === null ? Number.NEGATIVE_INFINITY : -min
      case 'most_relevant':
        if (words.length > 0) {
          const exact = toPhrase(words)
          const bonus = titleBonus(phrase, exact, isTyping ? exact.slice(0, -1) : exact)
          return (scores.get(job.id) as number) * bonus * freshness(published, NOW.getTime())
        }
    }
    return published
  }
  const keys = new Map(matches.map((match) => [match.job.id, key(match)]))
  const ids = matches
    .map(({ job }) => job.id)
    .sort((a, b) => compare(keys.get(b), keys.get(a)) || b - a)
  const from = (query.page - 1) * query.perPage
  return {
    ids: ids.slice(from, from + query.perPage),
    total: ids.length,
    hasMore: from + query.perPage < ids.length,
    facets: scanFacets(matches.map(({ job }) => job)),
    reading: { corrected: null, dropped: [], marks: words },
  }
}

/** Jobs that meet every word, with their scores; all jobs when there is no word. */
function textScores(open: Open[], words: string[], isTyping: boolean): Map<JobId, number> {
  let scores = new Map(open.map(({ job }) => [job.id, 0]))
  for (const [at, word] of words.entries()) {
    const isSkill =
      aliases(word).length > 0 || open.some(({ job }) => job.tags.map(fold).includes(word))
    const mayGrow = isTyping && at === words.length - 1 && word.length > 1 && !isSkill
    const phrases = [
      [words[at - 1], word],
      [word, words[at + 1]],
    ]
      .filter((pair) => pair.every((part) => part !== undefined))
      .map((pair) => pair.join(' '))

    let strengths = strengthsOf(open, ({ impacts }) => [
      ...[...impacts].map(([own, impact]) => {
        if (own === word) return impact
        return mayGrow && own.startsWith(word) ? impact * MATCH_WEIGHTS.prefix : 0
      }),
      ...phrases.map((pair) => (impacts.get(pair.replace(' ', '')) ?? 0) * MATCH_WEIGHTS.joined),
      ...[word, ...phrases].flatMap(aliases).map((alias) => {
        const each = readWords(alias).words.map((part) => impacts.get(part) ?? 0)
        return Math.min(...each) * MATCH_WEIGHTS.alias
      }),
    ])
    if (strengths.size === 0 && word.length >= 4) {
      strengths = strengthsOf(open, ({ impacts }) =>
        [...impacts].map(([own, impact]) =>
          isOneTypoAway(word, own) ? impact * MATCH_WEIGHTS.typo : 0,
        ),
      )
    }
    const weight = rarity(strengths.size, open.length)
    scores = new Map(
      [...scores]
        .filter(([id]) => strengths.has(id))
        .map(([id, score]) => [id, score + weight * (strengths.get(id) as number)]),
    )
  }
  return scores
}

function strengthsOf(open: Open[], all: (job: Open) => number[]): Map<JobId, number> {
  return new Map(
    open
      .map((each): [JobId, number] => [each.job.id, Math.max(0, ...all(each))])
      .filter(([, strength]) => strength > 0),
  )
}

function passes(job: JobDocument, place: string, query: JobQuery): boolean {
  const has = <Value>(wanted: readonly Value[], value: Value | null) =>
    wanted.length === 0 || (value !== null && wanted.includes(value))
  const isRemote =
    job.workSetting === 'remote' ||
    job.remote !== 'none' ||
    /remote|anywhere|work from home/i.test(`${job.title} ${job.locationText}`)
  const age = NOW.getTime() - (job.postedAt ?? job.firstSeenAt)
  const reach = query.posted === null ? 0 : POSTED_HOURS[query.posted] * HOUR_MS
  const { min, max } = payOf(job)
  const isWhole = min !== null && job.locationText !== null && job.jobType !== null
  return (
    has(query.workSettings, job.workSetting) &&
    has(query.jobTypes, job.jobType) &&
    has(query.levels, job.level) &&
    has(query.workTypes, job.workType) &&
    has(query.sectors, job.sector) &&
    (query.category === null || query.category === job.category) &&
    (query.tags.length === 0 || query.tags.some((tag) => job.tags.includes(tag))) &&
    (query.location === null || place.includes(fold(query.location.trim()))) &&
    (!query.remote || isRemote) &&
    (query.posted === null || (query.posted === 'ua_gt1m' ? age > reach : age <= reach)) &&
    (query.salaryMin === null || max === null || max >= query.salaryMin) &&
    (query.salaryMax === null || min === null || min <= query.salaryMax) &&
    (query.company === null || query.company === job.companySlug) &&
    (!query.hideNoData || isWhole)
  )
}

function payOf({ yearlyUsd }: JobDocument) {
  const { min = null, max = null } = yearlyUsd ?? {}
  return { min: min ?? max, max: max ?? min }
}

function scanFacets(jobs: JobDocument[]): Facets {
  const believed = jobs
    .map(payOf)
    .flatMap(({ min, max }) => [min, max])
    .filter((pay) => pay !== null && pay < 1_000_000) as number[]
  return {
    workSettings: countEach(
      WORK_SETTINGS,
      jobs.map((job) => job.workSetting),
    ),
    jobTypes: countEach(
      JOB_TYPES,
      jobs.map((job) => job.jobType),
    ),
    levels: countEach(
      EXPERIENCE_LEVELS,
      jobs.map((job) => job.level),
    ),
    workTypes: countEach(
      WORK_TYPES,
      jobs.map((job) => job.workType),
    ),
    sectors: countEach(
      SECTORS,
      jobs.map((job) => job.sector),
    ),
    locations: mostFrequent(
      jobs.flatMap((job) => job.places),
      20,
    ),
    tags: mostFrequent(
      jobs.flatMap((job) => job.tags),
      30,
    ),
    salaryRange:
      believed.length === 0 ? null : { min: Math.min(...believed), max: Math.max(...believed) },
  }
}

function countEach<Value extends string>(
  values: readonly Value[],
  found: (Value | null)[],
): Count<Value>[] {
  return values.map((value) => ({ value, count: found.filter((each) => each === value).length }))
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
  const words = own.phrase.trim().split(' ')
  const closeness = ({ job, phrase }: Open) => [
    phrase.startsWith(toPhrase(words.slice(0, 2))) ? 1 : 0,
    job.tags.filter((tag) => own.job.tags.includes(tag)).length,
    job.postedAt ?? job.firstSeenAt,
    job.id,
  ]
  return open
    .filter(({ job, phrase }) => {
      const isSamePlace = job.locationText !== null && job.locationText === own.job.locationText
      return job.id !== id && (isSamePlace || phrase.includes(toPhrase(words.slice(0, 1))))
    })
    .sort((a, b) => compareLists(closeness(b), closeness(a)))
    .slice(0, limit)
    .map(({ job }) => job.id)
}

export function scanStatistics(open: Open[]): Statistics {
  const jobs = open.map(({ job }) => job)
  const best = (by: (job: JobDocument) => number[]) =>
    jobs
      .toSorted((a, b) => compareLists(by(b), by(a)))
      .slice(0, 6)
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
    featured: best((job) => [job.views, job.postedAt ?? job.firstSeenAt, job.id]),
    latest: best((job) => [job.firstSeenAt, job.postedAt ?? job.firstSeenAt, job.id]),
  }
}

function compareLists(a: number[], b: number[]): number {
  const at = a.findIndex((value, place) => value !== b[place])
  return at < 0 ? 0 : compare(a[at], b[at])
}

const compare = <Value extends number | string>(a: Value | undefined, b: Value | undefined) =>
  a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1
