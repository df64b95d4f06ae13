/** Totals and counts as SQL computes them, each facet without its own filter. It shares nothing with the engine but how a text is parted into words. */
import type pg from 'pg'
import type { Facets, JobQuery } from '#core/search/query.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { fold } from '#core/text/fold-text.ts'
import type { JobDocument } from '#search/document.ts'
import { readWords } from '#search/terms.ts'
import type { Question } from './facets-questions.ts'
import { conditionsOf } from './postgres-listings.ts'

export type Expected = {
  total: number
  /** Every value with at least one job; names of places and skills folded. */
  counts: Record<Exclude<keyof Facets, 'salaryRange'>, Record<string, number>>
  salaryRange: Facets['salaryRange']
}

/** What each facet counts, and the filters it is counted without. */
const FACETS: Record<keyof Facets, { column: string; own: (keyof JobQuery)[] }> = {
  workSettings: { column: 'work_setting', own: ['workSettings'] },
  jobTypes: { column: 'job_type', own: ['jobTypes'] },
  levels: { column: 'level', own: ['levels'] },
  workTypes: { column: 'work_type', own: ['workTypes'] },
  sectors: { column: 'sector', own: ['sectors'] },
  locations: { column: 'unnest(places)', own: ['location'] },
  tags: { column: 'unnest(tags)', own: ['tags'] },
  salaryRange: { column: 'unnest(array[pay_min, pay_max])', own: ['salaryMin', 'salaryMax'] },
}
const OWNED = new Set(Object.values(FACETS).flatMap(({ own }) => own))
const SKILL_PAIRS = new Set(
  [...SKILL_PHRASES].flatMap((phrase) => pairsOf(readWords(phrase).words)),
)
/** US dollars a year; more is a slip or another currency. */
const MAX_BELIEVED_PAY = 1_000_000

/** The job as the table keeps it: two spellings of one name are one name. */
export function toCompared(job: JobDocument): JobDocument {
  const folded = (names: string[]) => [...new Set(names.map(fold))]
  return { ...job, places: folded(job.places), tags: folded(job.tags) }
}

/** Every word of the job, and every two that are neighbours; in its description only those of skills' names. */
export function wordsOf(job: JobDocument): string[] {
  const found = new Set<string>()
  const place = [
    ...(job.locationText === null ? [] : [job.locationText]),
    ...job.places,
    ...job.placeNames,
  ]
  for (const text of [job.title, job.company, job.category ?? '', ...job.tags, ...place]) {
    const { words, forms } = readWords(text)
    for (const word of [...words, ...forms]) found.add(word)
    for (const pair of pairsOf(words)) found.add(pair)
  }
  const { words, forms } = readWords(job.descriptionText ?? '')
  for (const word of [...words, ...forms]) found.add(word)
  for (const pair of pairsOf(words)) if (SKILL_PAIRS.has(pair)) found.add(pair)
  return [...found]
}

function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`)
}

export async function expectedOf(
  client: pg.Client,
  { query, parts }: Question,
  now: Date,
): Promise<Expected> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = conditionsOf({ ...query, tags: query.tags.map(fold) }, now, bind)
  const owned = conditions.filter(({ filter }) => OWNED.has(filter))
  const always = [
    ...conditions.filter(({ filter }) => !OWNED.has(filter)).map(({ sql }) => sql),
    ...parts.map(
      ({ anyOf, isExcluded }) => `${isExcluded ? 'not ' : ''}words && ${bind(anyOf)}::text[]`,
    ),
  ]
  const passing = (without: (keyof JobQuery)[]) =>
    owned
      .flatMap(({ filter }, at) => (without.includes(filter) ? [] : [`passes_${at}`]))
      .join(' and ') || 'true'
  const facets = Object.entries(FACETS).map(([facet, { column, own }]) => {
    const chosen = `(select ${column} as value from hits where ${passing(own)}) t`
    return facet === 'salaryRange'
      ? `'salaryRange', (select case when count(*) > 0 then json_build_object('min', min(value), 'max', max(value)) end
                           from ${chosen} where value < ${MAX_BELIEVED_PAY})`
      : `'${facet}', (select coalesce(json_object_agg(value, n), '{}')
                        from (select value, count(*) as n from ${chosen} where value is not null group by 1) c)`
  })
  const { rows } = await client.query<{ total: number; facets: Expected['counts'] & Expected }>(
    `with hits as materialized (
       select work_setting, job_type, level, work_type, sector, places, tags, pay_min, pay_max
              ${owned.map(({ sql }, at) => `, coalesce(${sql}, false) as passes_${at}`).join('')}
         from listing where ${always.join(' and ') || 'true'})
     select (select count(*) from hits where ${passing([])}) as total, json_build_object(${facets.join(', ')}) as facets`,
    values,
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL counted nothing')
  const { salaryRange, ...counts } = row.facets
  return { total: row.total, counts, salaryRange }
}
