/**
 * Keeps a search engine true to the database: reads every open job at the start, then every change since,
 * woken by NOTIFY, with a poll behind it for the wake-ups that get lost. The engine is derived state: it can
 * be thrown away at any moment.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import pg from 'pg'
import type { JobId } from '#core/job.ts'
import type { JobSearch } from '#core/query.ts'
import { Refusal } from '#core/refusal.ts'
import { SKILL_PHRASES } from '#core/skill-phrases.ts'
import { createEngine, type Engine } from '#search/engine.ts'
import type { Db } from '#store/db.ts'
import * as feed from '#store/search-feed.ts'
import type { Log } from '#work/world.ts'

/** Documents taken in at once; between two chunks other requests are served. */
const CHUNK = 2_000
/** How stale the index may get when a wake-up is lost. */
const POLL_MS = 2_000
const RECONNECT_MS = 1_000

export type SearchHost = JobSearch & {
  /** Reads everything; resolves when the index answers for all of it. */
  load(): Promise<void>
  /** Takes in what has changed; resolves when everything committed before the call is visible. */
  catchUp(): Promise<void>
  /** Begins to follow the database until `stop`. */
  follow(databaseUrl: string): void
  stop(): Promise<void>
  state(): { ready: boolean; jobs: number; position: string | null; checkedAt: number | null }
}

type Options = {
  db: Db
  log: Log
  /** Hears which jobs have changed, before the index has them. */
  onChange: (ids: JobId[]) => void
}

export function createSearchHost({ db, log, onChange }: Options): SearchHost {
  let engine: Engine | null = null
  let position: string | null = null
  let checkedAt: number | null = null
  /** Changes since `position` that are in the index already. */
  let applied = new Set<string>()
  let running: Promise<void> = Promise.resolve()
  /** The pass that starts when the running one ends. */
  let next: Promise<void> | null = null
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let listener: pg.Client | null = null

  async function load() {
    const from = await feed.position(db)
    const fresh = createEngine({ phrases: SKILL_PHRASES })
    let reading = feed.openJobs(db, 0, CHUNK)
    while (true) {
      const documents = await reading
      const last = documents.length < CHUNK
      // The database reads the next chunk while we take this one in.
      if (!last) reading = feed.openJobs(db, documents.at(-1)?.id ?? 0, CHUNK)
      fresh.put(documents)
      fresh.merge()
      if (last) break
      await breathe()
    }
    engine = fresh
    position = from
    checkedAt = performance.now()
  }

  async function applyChanges() {
    if (!engine || position === null) return
    const changes = await feed.changesSince(db, position)
    const news = [...new Set(changes.jobs.filter(isNew).map((change) => change.id))]
    onChange(news)
    for (let start = 0; start < news.length; start += CHUNK) {
      const ids = news.slice(start, start + CHUNK)
      const open = await feed.openJobsOf(db, ids)
      const stillOpen = new Set(open.map((job) => job.id))
      engine.remove(ids.filter((id) => !stillOpen.has(id)))
      engine.put(open)
      await breathe()
    }
    for (const { id, views, applications } of changes.counts.filter(isNew)) {
      engine.setCounts(id, { views, applications })
    }
    applied = new Set([...changes.jobs, ...changes.counts].map(changeKey))
    position = changes.position
    checkedAt = performance.now()
  }

  function isNew(change: feed.Touched) {
    return !applied.has(changeKey(change))
  }

  /** One pass at a time; all that ask while one runs share the one that starts after it. */
  function catchUp() {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return applyChanges()
      })
    running = next
    return running
  }

  function tick() {
    if (stopping) return
    catchUp()
      .catch((error: unknown) => log.warn({ err: error }, 'the search index could not catch up'))
      .finally(() => {
        if (!stopping) timer = setTimeout(tick, POLL_MS)
      })
  }

  async function listen(databaseUrl: string) {
    if (stopping) return
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'rolecall-listen',
    })
    let lost = false
    const again = () => {
      if (lost || stopping) return
      lost = true
      setTimeout(() => void listen(databaseUrl), RECONNECT_MS).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', () => {
      catchUp().catch(() => {}) // the poll behind it tries again and reports
    })
    try {
      await client.connect()
      await client.query('listen jobs_changed')
      listener = client
      if (stopping) await client.end()
    } catch {
      await client.end().catch(() => {}) // it may have connected and then failed to listen
      again()
    }
  }

  function ready(): Engine {
    if (!engine) throw new Refusal('not_ready')
    return engine
  }

  return {
    load,
    catchUp,
    follow(databaseUrl) {
      timer = setTimeout(tick, POLL_MS)
      void listen(databaseUrl)
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      await listener?.end().catch(() => {})
      await running.catch(() => {})
    },
    state: () => ({ ready: engine !== null, jobs: engine?.size ?? 0, position, checkedAt }),
    search: async (query, now) => ready().search(query, now),
    suggest: async (text, limit) => ready().suggest(text, limit),
    related: async (id, limit) => ready().related(id, limit),
    statistics: async () => ready().statistics(),
    explain: async (query, id, now) => ready().explain(query, id, now),
  }
}

/** A change to a job and one to its counts in the same transaction come in the same pass, so one key serves both. */
const changeKey = ({ id, xid }: feed.Touched) => `${id} ${xid}`
