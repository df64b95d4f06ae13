/**
 * The indexes of the cluster by generation: an index of jobs and one of values each, which searches reach by an alias.
 * A rebuild fills the next generation and then moves both aliases at once.
 */

import { JOBS_INDEX, VALUES_INDEX } from '#search/cluster/index-definition.ts'
import type { FactValue, IndexedJob } from '#search/cluster/indexed-job.ts'
import type { ClusterSettings } from '#server/process/cluster-settings.ts'
import type { Mark } from '#store/search-feed.ts'
import { type ClusterClient, ClusterFailure, reasonOf } from './cluster-client.ts'

export type Generation = { jobs: string; values: string }

/** Where a copy of the database is, kept beside the jobs so that it is lost or restored with them. */
export type FeedState = {
  /** A hash of the code and exchange rates that made the index. */
  madeBy: string
  mark: Mark
  jobs: number
  /** The highest number of a value. */
  values: number
  /** Grows with every comparison with the database. */
  beat: number
  /** How often an index was built. */
  builds: number
}

/** A job to write or to remove. Versions grow with the position of the database at which it was read. */
export type Write = { id: number; version: number; job: IndexedJob | null }

export type ClusterIndexes = {
  jobsAlias: string
  valuesAlias: string
  /** The generation that searches reach; null if there is none. Its two indexes change together. */
  current(): Promise<Generation | null>
  create(name: string): Promise<Generation>
  /** Moves the aliases, and removes every other generation. */
  swap(to: Generation): Promise<void>
  drop(generation: Generation): Promise<void>
  /** An older version never replaces a newer one. */
  write(generation: Generation, writes: readonly Write[]): Promise<void>
  addValues(
    generation: Generation,
    values: readonly (FactValue & { number: number })[],
  ): Promise<void>
  state(generation: Generation): Promise<FeedState | null>
  saveState(generation: Generation, state: FeedState): Promise<void>
  /** Makes everything written so far visible. */
  refresh(generation: Generation): Promise<void>
  /** Before many writes at once, and after them: then with all copies. */
  prepare(generation: Generation, step: 'filling' | 'serving'): Promise<void>
  /** The number of jobs that searches find. */
  count(generation: Generation): Promise<number>
}

/** Stale versions are refused by the cluster, which is what they are for. */
const STALE = 409
const NOT_FOUND = 404
const TIMED_OUT = 408
const WRITE_TIMEOUT_MS = 60_000
const COPIES_WAIT_MS = 60_000
/** The feeder makes changes visible itself; this covers one that ends in between. */
const REFRESH_INTERVAL = '30s'

export function clusterIndexes(
  client: ClusterClient,
  { prefix, shards, replicas }: ClusterSettings,
): ClusterIndexes {
  const { request } = client
  const jobsAlias = `${prefix}-jobs`
  const valuesAlias = `${prefix}-values`

  async function bulk(lines: readonly object[]) {
    if (lines.length === 0) return
    const { errors, items } = await request<BulkAnswer>({
      method: 'POST',
      path: '/_bulk',
      lines,
      timeoutMs: WRITE_TIMEOUT_MS,
    })
    if (!errors) return
    const failed = items
      .map((item) => Object.values(item)[0] as BulkItem)
      .find(({ status, error }) => error && status !== STALE)
    if (failed) throw new ClusterFailure(`a job could not be written: ${reasonOf(failed.error)}`)
  }

  async function namesOf(alias: string): Promise<string[]> {
    const found = await request<Record<string, unknown> & { status?: number }>({
      method: 'GET',
      path: `/_alias/${alias}`,
      accept: [NOT_FOUND],
    })
    return 'error' in found ? [] : Object.keys(found)
  }

  return {
    jobsAlias,
    valuesAlias,
    async current() {
      const [[jobs], [values]] = await Promise.all([namesOf(jobsAlias), namesOf(valuesAlias)])
      return jobs && values ? { jobs, values } : null
    },
    async create(name) {
      const generation = { jobs: `${jobsAlias}-${name}`, values: `${valuesAlias}-${name}` }
      // copies are made when it is full: until then, nobody needs it
      const size = { number_of_shards: shards, number_of_replicas: 0 }
      const { settings } = JOBS_INDEX
      await request({
        method: 'PUT',
        path: `/${generation.jobs}`,
        body: { ...JOBS_INDEX, settings: { ...settings, index: { ...settings.index, ...size } } },
      })
      await request({
        method: 'PUT',
        path: `/${generation.values}`,
        body: {
          ...VALUES_INDEX,
          settings: { index: { ...VALUES_INDEX.settings.index, number_of_replicas: replicas } },
        },
      })
      return generation
    },
    async swap(to) {
      const add = (index: string, alias: string) => ({
        add: { index, alias, is_write_index: true },
      })
      const others = (await namesLike(`${jobsAlias}-*,${valuesAlias}-*`)).filter(
        (name) => name !== to.jobs && name !== to.values,
      )
      await request({
        method: 'POST',
        path: '/_aliases',
        body: {
          actions: [
            add(to.jobs, jobsAlias),
            add(to.values, valuesAlias),
            ...others.map((index) => ({ remove_index: { index } })),
          ],
        },
      })
    },
    async drop({ jobs, values }) {
      await request({ method: 'DELETE', path: `/${jobs},${values}`, accept: [NOT_FOUND] })
    },
    write: ({ jobs }, writes) =>
      bulk(
        writes.flatMap(({ id, version, job }): object[] => {
          const target = { _index: jobs, _id: `${id}`, version, version_type: 'external_gte' }
          return job ? [{ index: target }, job] : [{ delete: target }]
        }),
      ),
    addValues: ({ values }, added) =>
      bulk(
        added.flatMap(({ kind, key, text, number }) => [
          { create: { _index: values, _id: key } },
          { kind, key, text, number },
        ]),
      ),
    async state({ values }) {
      const found = await request<{ _source?: { text: string } }>({
        method: 'GET',
        path: `/${values}/_doc/state`,
        accept: [NOT_FOUND],
      })
      return found._source ? (JSON.parse(found._source.text) as FeedState) : null
    },
    async saveState({ values }, state) {
      await request({
        method: 'PUT',
        path: `/${values}/_doc/state`,
        body: { kind: 'state', text: JSON.stringify(state) },
      })
    },
    async refresh({ jobs, values }) {
      // values first: a job must not be visible before what it refers to
      await request({ method: 'POST', path: `/${values}/_refresh` })
      await request({ method: 'POST', path: `/${jobs}/_refresh` })
    },
    async prepare({ jobs }, step) {
      const serving = { refresh_interval: REFRESH_INTERVAL, number_of_replicas: replicas }
      const index = step === 'filling' ? { refresh_interval: '-1' } : serving
      await request({ method: 'PUT', path: `/${jobs}/_settings`, body: { index } })
      if (step === 'filling') return
      // with fewer nodes than copies this never comes, and the index serves as it is
      await request({
        method: 'GET',
        path: `/_cluster/health/${jobs}`,
        query: { wait_for_status: 'green', timeout: `${COPIES_WAIT_MS}ms` },
        timeoutMs: COPIES_WAIT_MS * 2,
        accept: [TIMED_OUT],
      })
    },
    async count({ jobs }) {
      return (await request<{ count: number }>({ method: 'GET', path: `/${jobs}/_count` })).count
    },
  }

  async function namesLike(pattern: string): Promise<string[]> {
    const found = await request<{ index: string }[]>({
      method: 'GET',
      path: `/_cat/indices/${pattern}`,
      query: { format: 'json', h: 'index', expand_wildcards: 'all' },
    })
    return found.map(({ index }) => index)
  }
}

type BulkItem = { status: number; error?: unknown }
type BulkAnswer = { errors: boolean; items: Record<string, BulkItem>[] }
