/** `node search-sqlite.ts ROWS ROUNDS`: the questions of the comparison, asked of SQLite's FTS5. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type JobQuery, POSTED_HOURS, type Sort } from '#core/search/query.ts'
import { fold } from '#core/text/fold-text.ts'
import { isOneTypoAway } from '#search/typo.ts'
import { BENCH_NOW } from './search-listings.ts'
import { type Ask, SUGGESTIONS } from './search-queries.ts'
import { type Measured, measureClasses } from './search-times.ts'
import { loadListings } from './sqlite-listings.ts'

const HOUR_MS = 3_600_000
/** Rarer words are names and slips themselves. */
const MIN_JOBS_OF_A_WORD = 3

const ORDER: Record<Exclude<Sort, 'best_match'>, string> = {
  newest: 'published_at desc',
  oldest: 'published_at',
  recently_found: 'first_seen_at desc',
  recently_confirmed: 'seen_day desc',
  most_relevant: 'score, published_at desc',
  most_viewed: 'views desc',
  most_applied: 'applications desc',
  salary_high_to_low: 'pay_max desc nulls last',
  salary_low_to_high: 'pay_min nulls last',
}

const [rows = 0, rounds = 1] = process.argv.slice(2).map(Number)
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-compare-'))
const file = path.join(directory, 'listings.sqlite')
const db = new DatabaseSync(file)
db.exec(
  'pragma journal_mode = off; pragma synchronous = off; pragma temp_store = memory; pragma cache_size = -262144',
)
const began = performance.now()
loadListings(db, rows)
const buildSeconds = (performance.now() - began) / 1000
const classes = await measureClasses(answer, rounds)
const measured: Measured = {
  engine: 'SQLite FTS5',
  rows,
  classes,
  figures: { buildSeconds, diskMb: fs.statSync(file).size / 2 ** 20 },
}
process.stdout.write(JSON.stringify(measured))
db.close()
fs.rmSync(directory, { recursive: true, force: true })

function answer(ask: Ask): void {
  if ('query' in ask) searchOrMend(ask.query)
  else suggest(ask.suggest)
}

function searchOrMend(query: JobQuery) {
  const { text } = query
  if (search(query, text) === 0 && text !== null) search(query, mended(text))
}

/** A page of ids, the exact total and five facets. */
function search(query: JobQuery, text: string | null): number {
  const { sql, values } = conditionsOf(query)
  const match = text === null ? null : toMatch(text)
  const score = match && query.sort === 'most_relevant' ? 'bm25(text, 6, 4, 3, 2, 3, 1)' : '0'
  const from = match ? 'text join job on job.id = text.rowid' : 'job'
  const where = [...(match ? ['text match ?'] : []), ...sql].join(' and ') || 'true'
  db.exec('drop table if exists temp.hits')
  db.prepare(
    `create temp table hits as
      select job.id, ${score} as score, published_at, first_seen_at, views, applications, pay_min, pay_max, job_type, level, sector
        from ${from} where ${where}`,
  ).run(...(match ? [match] : []), ...values)
  const counted = db.prepare('select count(*) as total from temp.hits').get() as { total: number }
  const { perPage, page } = query
  db.prepare(
    `select id from temp.hits order by ${ORDER[query.sort as keyof typeof ORDER]}, id desc limit ? offset ?`,
  ).all(perPage, (page - 1) * perPage)
  for (const column of ['job_type', 'level', 'sector']) {
    db.prepare(`select ${column}, count(*) from temp.hits group by 1`).all()
  }
  db.prepare(
    'select place, count(*) from temp.hits join job_place on job = id group by 1 order by 2 desc, 1 limit 20',
  ).all()
  db.prepare(
    'select tag, count(*) from temp.hits join job_tag on job = id group by 1 order by 2 desc, 1 limit 30',
  ).all()
  return counted.total
}

function conditionsOf(query: JobQuery): { sql: string[]; values: SQLInputValue[] } {
  const sql: string[] = []
  const values: SQLInputValue[] = []
  const add = (condition: string, ...given: SQLInputValue[]) => {
    sql.push(condition)
    values.push(...given)
  }
  const oneOf = (column: string, wanted: readonly string[]) => {
    if (wanted.length > 0) add(`job.${column} in (${wanted.map(() => '?').join(', ')})`, ...wanted)
  }
  oneOf('work_setting', query.workSettings)
  oneOf('job_type', query.jobTypes)
  oneOf('level', query.levels)
  oneOf('category', query.category === null ? [] : [query.category])
  if (query.tags.length > 0) {
    const wanted = query.tags.map(() => '?').join(', ')
    add(`job.id in (select job from job_tag where tag in (${wanted}))`, ...query.tags)
  }
  if (query.location !== null) add('instr(place_text, ?) > 0', fold(query.location))
  if (query.remote) add('is_remote')
  if (query.posted !== null) {
    add('published_at >= ?', BENCH_NOW.getTime() - POSTED_HOURS[query.posted] * HOUR_MS)
  }
  if (query.firstSeen !== null) {
    add('first_seen_at >= ?', BENCH_NOW.getTime() - POSTED_HOURS[query.firstSeen] * HOUR_MS)
  }
  if (query.salaryMin !== null) add('(pay_max is null or pay_max >= ?)', query.salaryMin)
  if (query.salaryMax !== null) add('(pay_min is null or pay_min <= ?)', query.salaryMax)
  if (query.hideNoData) add("pay_min is not null and place_text <> '' and job_type is not null")
  return { sql, values }
}

/** In FTS5's own language: words and phrases in quotes, OR between two, NOT for "-", "*" after what is unfinished. */
function toMatch(text: string): string {
  const parts = text.match(/-?"[^"]*"|\S+/g) ?? []
  const isTyping = !text.endsWith(' ')
  let wanted = ''
  let unwanted = ''
  for (const [at, part] of parts.entries()) {
    if (part === 'OR') continue
    const quoted = `"${part.replace(/^-/, '').replaceAll('"', '')}"`
    if (part.startsWith('-')) unwanted += ` NOT ${quoted}`
    else {
      const link = wanted === '' ? '' : parts[at - 1] === 'OR' ? ' OR ' : ' AND '
      wanted += link + quoted + (isTyping && at === parts.length - 1 ? '*' : '')
    }
  }
  return unwanted === '' ? wanted : `(${wanted})${unwanted}`
}

/** Each unknown word as the most frequent word that is one slip away. */
function mended(text: string): string {
  const words = text
    .trim()
    .split(' ')
    .map((word) => {
      if (db.prepare('select 1 from word where term = ?').get(word)) return word
      const near = db
        .prepare(
          'select term from word where doc >= ? and length(term) between ? and ? order by doc desc',
        )
        .all(MIN_JOBS_OF_A_WORD, word.length - 1, word.length + 1) as { term: string }[]
      return near.find(({ term }) => isOneTypoAway(word, term))?.term ?? word
    })
  return `${words.join(' ')} `
}

function suggest(text: string): void {
  const prefix = text.toLowerCase()
  db.prepare(
    'select name, jobs from name where folded >= ? and folded < ? order by jobs desc limit ?',
  ).all(prefix, `${prefix}\u{10ffff}`, SUGGESTIONS)
}
