/**
 * PostgreSQL's full text search over a GIN index, in a temporary database: English stems, the four weights, all words
 * required, the last one also as a prefix; any of the words if no listing has all.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import type { JobDocument } from '#search/segments/document.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { fieldsOf, hasOperators, plainWords, type Ranker, SHOWN } from './ranker.ts'

const BATCH = 5_000
/** Weights D, C, B, A. The defaults are 0.1, 0.2, 0.4 and 1. */
const RANK = `ts_rank_cd('{0.15, 0.35, 0.6, 1}', words, q, 1)`

export async function postgresRanker(): Promise<Ranker> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-relevance-'))
  const server = await startEmbeddedPostgres(directory)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create table texts (id int primary key, words tsvector)')

  async function find(text: string, read: 'to_tsquery' | 'websearch_to_tsquery' = 'to_tsquery') {
    const { rows } = await client.query<{ id: number }>(
      `select id from texts, ${read}('english', $1) q where words @@ q
        order by ${RANK} desc, id limit ${SHOWN}`,
      [text],
    )
    return rows.map(({ id }) => id)
  }
  return {
    name: 'PostgreSQL',
    async fill(documents) {
      for (let start = 0; start < documents.length; start += BATCH) {
        await insert(client, documents.slice(start, start + BATCH))
      }
      await client.query('create index on texts using gin (words)')
      await client.query('analyze texts')
    },
    async best(query) {
      const words = plainWords(query)
      if (words.length === 0) return []
      if (hasOperators(query)) return find(query, 'websearch_to_tsquery')
      const all = await find(`${words.join(' & ')}:*`)
      return all.length > 0 ? all : find(`${words.join(' | ')}:*`)
    },
    async close() {
      await client.end()
      await server.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

function insert(client: pg.Client, documents: readonly JobDocument[]) {
  const rows = documents.map((document) => ({ id: document.id, ...fieldsOf(document) }))
  return client.query(
    `insert into texts
     select id, setweight(to_tsvector('english', title), 'A') ||
                setweight(to_tsvector('english', company || ' ' || tags), 'B') ||
                setweight(to_tsvector('english', place), 'C') ||
                setweight(to_tsvector('english', description), 'D')
       from jsonb_to_recordset($1::jsonb)
            as t (id int, title text, company text, tags text, place text, description text)`,
    [JSON.stringify(rows).replaceAll('\\u0000', '')],
  )
}
