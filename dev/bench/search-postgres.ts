/** `node search-postgres.ts ROWS ROUNDS`: the questions of the comparison, asked of PostgreSQL's full text search. */
import type pg from 'pg'
import type { JobQuery, Sort } from '#core/search/query.ts'
import { conditionsOf, loadListings, startPostgres } from './postgres-listings.ts'
import { BENCH_NOW, createListings } from './search-listings.ts'
import { type Ask, SUGGESTIONS } from './search-queries.ts'
import { type Measured, measureClasses, OutOfTime } from './search-times.ts'

/** Then a question is given up and counts as this long. */
const QUERY_LIMIT_MS = 20_000
const CANCELLED = '57014'
/** Below this likeness (pg_trgm) a word is not a slip of another. */
const LIKENESS = 0.4

const ORDER: Record<Exclude<Sort, 'best_match'>, string> = {
  newest: 'published_at desc',
  oldest: 'published_at',
  recently_found: 'first_seen_at desc',
  recently_confirmed: 'seen_day desc',
  most_relevant: 'score desc, published_at desc',
  most_viewed: 'views desc',
  most_applied: 'applications desc',
  salary_high_to_low: 'pay_max desc nulls last',
  salary_low_to_high: 'pay_min nulls last',
}

const [rows = 0, rounds = 1] = process.argv.slice(2).map(Number)
const postgres = await startPostgres()
const { client } = postgres
const began = performance.now()
await loadListings(client, createListings().first(rows), null)
await makeSearchable()
const buildSeconds = (performance.now() - began) / 1000
const classes = await measureClasses(answer, rounds)
const measured: Measured = {
  engine: 'PostgreSQL full text',
  rows,
  classes,
  figures: { buildSeconds, diskMb: await diskMb() },
}
process.stdout.write(JSON.stringify(measured))
await postgres.stop()

/** Weighted vectors with a GIN index, words for slips, and names for suggestions. */
async function makeSearchable() {
  await client.query(`
    alter table listing add search tsvector generated always as (
      setweight(to_tsvector('simple', title), 'A') ||
      setweight(to_tsvector('simple', company || ' ' || coalesce(place_text, '')), 'C') ||
      setweight(array_to_tsvector(tags) || to_tsvector('simple', coalesce(category, '')), 'B') ||
      to_tsvector('simple', coalesce(description, ''))) stored;
    create index on listing using gin (search);
    create extension pg_trgm;
    create table word as select word, ndoc from ts_stat('select search from listing') where ndoc >= 3;
    create index on word using gin (word gin_trgm_ops);
    create unique index on word (word);
    create table name as
      select lower(name) as folded, min(name) as name, count(*) as jobs from (
        select title from listing union all select company from listing union all
        select unnest(places) from listing union all select unnest(tags) from listing) n (name)
       group by 1;
    create index on name (folded text_pattern_ops);
    analyze`)
  await client.query(`set statement_timeout = ${QUERY_LIMIT_MS}`)
}

async function answer(ask: Ask): Promise<void> {
  try {
    if ('suggest' in ask) return await suggest(ask.suggest)
    const { text } = ask.query
    const total = await search(ask.query, text)
    if (total === 0 && text !== null) await search(ask.query, await mended(text))
  } catch (error) {
    if ((error as pg.DatabaseError).code === CANCELLED) throw new OutOfTime()
    throw error
  }
}

/** A page of ids, the exact total and five facets, in one statement. */
async function search(query: JobQuery, text: string | null): Promise<number> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = conditionsOf(query, BENCH_NOW, bind).map(({ sql }) => sql)
  const asked = text === null ? null : tsquery(text, bind)
  if (asked) conditions.push(`search @@ ${asked}`)
  const score = asked && query.sort === 'most_relevant' ? `ts_rank(search, ${asked})` : '0'
  const { rows } = await client.query<{ total: number }>(
    `with hits as materialized (
       select id, ${score} as score, published_at, first_seen_at, views, applications, pay_min, pay_max,
              job_type, level, sector, places, tags
         from listing where ${conditions.join(' and ') || 'true'})
     select (select count(*) from hits) as total,
            array(select id from hits order by ${ORDER[query.sort as keyof typeof ORDER]}, id desc
                   limit ${query.perPage} offset ${(query.page - 1) * query.perPage}) as ids,
            (select json_object_agg(coalesce(job_type, ''), n) from (select job_type, count(*) n from hits group by 1) t) as job_types,
            (select json_object_agg(coalesce(level, ''), n) from (select level, count(*) n from hits group by 1) t) as levels,
            (select json_object_agg(coalesce(sector, ''), n) from (select sector, count(*) n from hits group by 1) t) as sectors,
            (select json_agg(t) from (select unnest(places) as value, count(*) n from hits group by 1 order by 2 desc, 1 limit 20) t) as places,
            (select json_agg(t) from (select unnest(tags) as value, count(*) n from hits group by 1 order by 2 desc, 1 limit 30) t) as tags`,
    values,
  )
  return rows[0]?.total ?? 0
}

/** PostgreSQL reads quotes, OR and "-" by itself; a last word that is not finished is a beginning. */
function tsquery(text: string, bind: (value: unknown) => string): string {
  const isTyping = !text.endsWith(' ')
  const read = `websearch_to_tsquery('simple', ${bind(text)})`
  return isTyping ? `(${read}::text || ':*')::tsquery` : read
}

async function mended(text: string): Promise<string> {
  const words: string[] = []
  for (const word of text.trim().split(' ')) {
    const { rows } = await client.query<{ word: string }>(
      `select coalesce((select word from word where word = $1),
                       (select word from word where word % $1 and similarity(word, $1) >= $2
                         order by similarity(word, $1) desc, ndoc desc limit 1), $1) as word`,
      [word, LIKENESS],
    )
    words.push(rows[0]?.word ?? word)
  }
  return `${words.join(' ')} `
}

async function suggest(text: string): Promise<void> {
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  await client.query(
    'select name, jobs from name where folded like $1 order by jobs desc limit $2',
    [prefix, SUGGESTIONS],
  )
}

/** The listings with their indexes, words and names; not what an empty database takes. */
async function diskMb(): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(name))::float8 as bytes from unnest(array['listing', 'word', 'name']) t (name)`,
  )
  return (rows[0]?.bytes ?? 0) / 2 ** 20
}
