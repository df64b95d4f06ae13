/**
 * The thread that answers from a search cluster. It keeps the distinct facts of jobs and a dictionary in memory, and
 * follows the database to say which jobs have changed.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { Refusal } from '#core/api/refusal.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { type ClusterSearcher, createClusterSearcher } from '#search/cluster/cluster-searcher.ts'
import { createFactValues } from '#search/cluster/fact-values.ts'
import { type ChangeListener, listenForChanges } from '#server/database/change-listener.ts'
import { createCoalescedRunner, createThrottledRunner } from '#server/process/runners.ts'
import { createCalls, type Port } from '#server/process/thread-calls.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import * as feed from '#store/search-feed.ts'
import { createClusterClient, isClusterOutage } from './cluster-client.ts'
import { clusterIndexes, type FeedState } from './cluster-indexes.ts'
import { readDictionary, readValues } from './cluster-reader.ts'
import type {
  ClusterCalls,
  ClusterStart,
  HostCalls,
  LogLevel,
  SearcherCalls,
} from './search-threads.ts'
import { createStandingEngine } from './standing-engine.ts'
import { textOfError } from './text-of-error.ts'

const POLL_MS = 2_000
const PAUSE_MS = 250
/** While the cluster has no index yet, or is not there. */
const RETRY_MS = 500
/** For reading values and the dictionary. */
const READ_MS = 60_000
/** The dictionary is read again after this time, and takes at most one part in this many of it. */
const DICTIONARY_MS = 60_000
const DICTIONARY_SHARE = 50
/** How long a caller waits for the feeder. */
const CATCH_UP_MS = 30_000
const CATCH_UP_STEP_MS = 50
const CONNECTIONS = 2

if (parentPort) runClusterSearcher(parentPort, workerData as ClusterStart)

/** What searches are answered from. */
type Loaded = {
  searcher: ClusterSearcher
  values: ReturnType<typeof createFactValues>
  jobsIndex: string
  lastValue: number
  dictionaryAt: number
  dictionaryMs: number
  beat: number
}

/** `port` leads to the host. Tests run it without a thread. */
export function runClusterSearcher(
  port: Port,
  { databaseUrl, cluster, rates, searchMs }: ClusterStart,
) {
  const client = createClusterClient(cluster)
  const indexes = clusterIndexes(client, cluster)
  const connection = connect(databaseUrl, {
    max: CONNECTIONS,
    patience: FOR_BULK,
    onError: (error: Error) =>
      say('warn')(textOfError(error), 'a connection of the search on the cluster broke'),
  })
  const { db } = connection
  const standing = createStandingEngine(rates)
  let host: ReturnType<typeof createCalls<HostCalls>> | null = null
  let loaded: Loaded | null = null
  let loading: Promise<void> | null = null
  let listener: ChangeListener | null = null
  let timer: NodeJS.Timeout | null = null
  let ends = false
  /** The changes that the host knows of. */
  let known: feed.Mark | null = null

  const fromHost: AsyncCalls = {
    listenTo(hostPort) {
      const calls: ClusterCalls = { ready, follow, catchUp, stop }
      host = createCalls<HostCalls>(hostPort, calls)
    },
    search: ({ query, now }) =>
      answer(async ({ searcher }) => JSON.stringify(await searcher.search(query, now))),
    suggest: ({ text, limit }) => answer(({ searcher }) => searcher.suggest(text, limit)),
    related: ({ id, limit }) => answer(({ searcher }) => searcher.related(id, limit)),
    statistics: () => answer(({ searcher }) => searcher.statistics()),
    pay: ({ question, now }) => answer(({ searcher }) => searcher.pay(question, now)),
    whatIf: ({ person, jobs }) => answer(({ searcher }) => searcher.whatIf(person, jobs)),
    explain: ({ query, ids, now }) =>
      answer(async ({ searcher }) => {
        const open = await feed.openJobsOf(db, ids, rates)
        const byId = new Map(open.map((job) => [job.id, job]))
        const documents = ids.map((id) => byId.get(id) ?? null)
        return searcher.explain(query, documents, now)
      }),
    standing: async ({ name, searches, ids, now }) =>
      standing({ name, searches }, await feed.openJobsOf(db, ids, rates), now),
  }
  createCalls<Record<string, never>>(port, fromHost)

  async function answer<Answer>(ask: (from: Loaded) => Answer | Promise<Answer>): Promise<Answer> {
    if (!loaded) throw new Refusal('not_ready')
    try {
      return await ask(loaded)
    } catch (error) {
      if (!isClusterOutage(error)) throw error
      say('warn')(textOfError(error), 'the search cluster did not answer')
      throw new Refusal('search_unavailable')
    }
  }

  /** Waits for an index; the feeder of some server makes one. */
  function ready(): Promise<void> {
    loading ??= (async () => {
      while (!loaded && !ends) {
        await load().catch((error: unknown) => {
          if (!isClusterOutage(error)) throw error
          say('warn')(textOfError(error), 'waiting for the search cluster')
        })
        if (!loaded) await delay(RETRY_MS)
      }
    })()
    return loading
  }

  async function load() {
    const generation = await indexes.current()
    const state = generation && (await indexes.state(generation))
    if (!generation || !state) return
    const values = createFactValues()
    const lastValue = await readValues(client.asking(indexes.valuesAlias, READ_MS), values, 0)
    const began = performance.now()
    const dictionary = await readDictionary(client.asking(indexes.jobsAlias, READ_MS))
    const searcher = createClusterSearcher({
      ask: client.asking(indexes.jobsAlias, searchMs),
      ...{ values, dictionary, rates, phrases: SKILL_PHRASES },
    })
    const dictionaryAt = performance.now()
    loaded = {
      ...{ searcher, values, lastValue, dictionaryAt, beat: state.beat },
      jobsIndex: generation.jobs,
      dictionaryMs: dictionaryAt - began,
    }
    looked(state)
  }

  /** Brings what is kept here up to date with the cluster. */
  const refresh = createCoalescedRunner(async () => {
    const generation = await indexes.current()
    const state = generation && (await indexes.state(generation))
    if (!generation || !state || !loaded) return
    if (generation.jobs !== loaded.jobsIndex) return load()
    await tellChanges()
    if (state.beat === loaded.beat) return
    if (state.values > loaded.lastValue) {
      const ask = client.asking(indexes.valuesAlias, READ_MS)
      loaded.lastValue = await readValues(ask, loaded.values, loaded.lastValue)
    }
    loaded.searcher.outdate()
    loaded.beat = state.beat
    looked(state)
    void readAgain(loaded)
  })

  async function readAgain(from: Loaded) {
    const began = performance.now()
    const due = Math.max(DICTIONARY_MS, from.dictionaryMs * DICTIONARY_SHARE)
    if (began - from.dictionaryAt < due) return
    from.dictionaryAt = began
    try {
      from.searcher.adopt(await readDictionary(client.asking(indexes.jobsAlias, READ_MS)))
      from.dictionaryMs = performance.now() - began
    } catch (error) {
      say('warn')(textOfError(error), 'the dictionary of the search cluster could not be read')
    }
  }

  /** Cards of jobs that have changed are dropped. */
  async function tellChanges() {
    if (!known) {
      known = await feed.mark(db)
      return
    }
    const { jobs, isComplete, mark } = await feed.changesSince(db, known)
    if (!isComplete) void host?.ask('forget', null)
    else if (jobs.length > 0) void host?.ask('forget', jobs)
    known = mark
  }

  function looked({ jobs, mark, builds }: FeedState) {
    const state = {
      jobs,
      position: mark.position,
      bytes: null,
      segments: null,
      savedAt: null,
      builds,
    }
    void host?.ask('looked', state)
  }

  function tick() {
    return refresh().catch((error: unknown) =>
      say('warn')(textOfError(error), 'the search cluster could not be followed'),
    )
  }
  const runner = createThrottledRunner(tick, PAUSE_MS)

  function follow() {
    runner.call()
    timer = setInterval(runner.call, POLL_MS)
    listener = listenForChanges(databaseUrl, feed.JOBS_CHANGED, runner.call)
  }

  /** A comparison that began after the call has ended: the one that was running, and another. */
  async function catchUp() {
    const first = await state()
    const until = performance.now() + CATCH_UP_MS
    await sql`select pg_notify(${feed.JOBS_CHANGED}, '')`.execute(db)
    while (performance.now() < until) {
      const now = await state()
      if (now && (now.jobsIndex !== first?.jobsIndex || now.beat >= first.beat + 2))
        return refresh()
      await delay(CATCH_UP_STEP_MS)
      if (now && now.beat === (first?.beat ?? 0) + 1) {
        await sql`select pg_notify(${feed.JOBS_CHANGED}, '')`.execute(db)
      }
    }
    throw new Refusal('search_unavailable')
  }

  async function state() {
    const generation = await indexes.current()
    const state = generation && (await indexes.state(generation))
    return generation && state && { jobsIndex: generation.jobs, beat: state.beat }
  }

  async function stop() {
    ends = true
    if (timer) clearInterval(timer)
    runner.stop()
    await listener?.stop()
    await refresh().catch(() => {}) // ends after the one that is running
    await client.close()
    await connection.close()
  }

  function say(level: LogLevel) {
    return (fields: object, message: string) => void host?.ask('log', { level, fields, message })
  }
}

type AsyncCalls = {
  [Name in keyof SearcherCalls]: (
    argument: Parameters<SearcherCalls[Name]>[0],
  ) => ReturnType<SearcherCalls[Name]> | Promise<ReturnType<SearcherCalls[Name]>>
}
