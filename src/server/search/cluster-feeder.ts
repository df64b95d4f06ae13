/**
 * Fills the search cluster: builds its index from every open job, and then follows the changes of the database. Of all
 * servers, the one that holds the lease does it (store/search-feeders.ts). A holder that is slow to notice that it has
 * lost the lease does no harm: what it writes has a lower version than what its successor wrote.
 */
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createJobReader } from '#search/cluster/indexed-job.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as feed from '#store/search-feed.ts'
import * as feeders from '#store/search-feeders.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import type { ClusterIndexes, FeedState, Generation } from './cluster-indexes.ts'

export type ClusterFeeder = {
  /** Takes or renews the lease and brings the cluster up to date; false while another server does. */
  feed(): Promise<boolean>
  /** Gives up the lease. */
  release(): Promise<void>
}

type Options = {
  db: Db
  indexes: ClusterIndexes
  rates: ExchangeRates
  log: Log
  /** What the lease is for, and what identifies this feeder. */
  prefix: string
  holder: string
  madeBy: string
  /** Milliseconds since 1970. */
  clock(): number
}

/** Jobs written at once: some megabytes. */
const CHUNK = 500
/** If the holder dies, nobody feeds the cluster for that long. */
const LEASE_SECONDS = 30
const RENEW_MS = 8_000
/** While a new index is built, the old one follows the database this often. */
const FOLLOW_MS = 2_000
/** Versions for each position of the database: the later holder of the lease has the higher one. */
const FENCES = 4_096

type Live = {
  generation: Generation
  state: FeedState
  /** Keys of values that are certainly there. */
  values: Set<string>
}

class LeaseLost extends Error {}

export function createClusterFeeder(options: Options): ClusterFeeder {
  const { db, indexes, rates, log, prefix, holder, madeBy, clock } = options
  const lease = { prefix, holder, seconds: LEASE_SECONDS }
  const read = createJobReader(SKILL_PHRASES)
  let live: Live | null = null
  let fence: number | null = null
  let renewedAt = 0

  /** False while another server has it. */
  async function renew(): Promise<boolean> {
    const own = await inTransaction(db, (tx) => feeders.take(tx, lease))
    renewedAt = clock()
    // what another holder did in the meantime is read again
    if (own !== fence) live = null
    fence = own
    return own !== null
  }

  async function keepLease() {
    if (clock() - renewedAt < RENEW_MS) return
    const before = fence
    if (!(await renew()) || fence !== before)
      throw new LeaseLost('another server feeds the cluster')
  }

  const versionAt = ({ position }: feed.Mark) => Number(position) * FENCES + ((fence ?? 0) % FENCES)

  async function open(): Promise<Live> {
    const generation = await indexes.current()
    const state = generation && (await indexes.state(generation))
    if (generation && state?.madeBy === madeBy) {
      if (await feed.continues(db, state.mark)) return { generation, state, values: new Set() }
    }
    log.info({}, 'no index of the search cluster matches this database; building a new one')
    return build(null)
  }

  /** Builds from every open job, while searches use the old index. */
  async function build(old: Live | null): Promise<Live> {
    const mark = await feed.mark(db)
    const generation = await indexes.create(`${fence}-${clock()}`)
    try {
      const next: Live = {
        generation,
        state: {
          ...{ madeBy, mark, jobs: 0, beat: (old?.state.beat ?? 0) + 1 },
          ...{ values: 0, builds: (old?.state.builds ?? 0) + 1 },
        },
        values: new Set(),
      }
      await indexes.prepare(generation, 'filling')
      await fill(next, old)
      await indexes.prepare(generation, 'serving')
      await follow(next)
      await renewNow()
      await indexes.swap(generation)
      return next
    } catch (error) {
      await indexes.drop(generation).catch(() => {}) // a later swap removes it
      throw error
    }
  }

  async function renewNow() {
    renewedAt = 0
    await keepLease()
  }

  async function fill(next: Live, old: Live | null) {
    let followedAt = clock()
    let writing: Promise<void> = Promise.resolve()
    let reading = feed.openJobs(db, 0, CHUNK, rates)
    while (true) {
      const documents = await reading
      const isLast = documents.length < CHUNK
      // The database reads the next chunk, and the cluster writes the one before, while this one is prepared.
      if (!isLast) reading = feed.openJobs(db, documents.at(-1)?.id ?? 0, CHUNK, rates)
      const prepared = prepare(next, documents)
      await writing
      writing = write(next, prepared, [])
      writing.catch(() => {}) // awaited at the next chunk
      await keepLease()
      if (old && clock() - followedAt >= FOLLOW_MS) {
        await writing
        if (!(await follow(old))) old = null
        followedAt = clock()
      }
      if (isLast) break
    }
    await writing
  }

  function prepare({ state, values }: Live, documents: readonly JobDocument[]) {
    const jobs = documents.map(read)
    const added = new Map(
      jobs.flatMap((job) =>
        job.values.filter(({ key }) => !values.has(key)).map((value) => [value.key, value]),
      ),
    )
    // numbered above everything that an earlier holder of the lease has numbered
    const first = Math.max(state.values, (fence ?? 0) * 2 ** 24)
    const numbered = [...added.values()].map((value, at) => ({ ...value, number: first + at + 1 }))
    return { jobs: jobs.map(({ indexed }) => indexed), values: numbered }
  }

  async function write(
    into: Live,
    { jobs, values }: ReturnType<typeof prepare>,
    gone: readonly number[],
  ) {
    const version = versionAt(into.state.mark)
    await indexes.addValues(into.generation, values)
    for (const { key } of values) into.values.add(key)
    into.state.values = values.at(-1)?.number ?? into.state.values
    await indexes.write(into.generation, [
      ...jobs.map((job) => ({ id: job.job.id, version, job })),
      ...gone.map((id) => ({ id, version, job: null })),
    ])
  }

  /** Applies what has changed; false if that is not known any more. */
  async function follow(into: Live): Promise<boolean> {
    const { state } = into
    const changes = await feed.changesSince(db, state.mark)
    if (!changes.isComplete) return false
    const { jobs, counts, sightings } = changes
    const ids = [...new Set([...jobs, ...[...counts, ...sightings].map(({ id }) => id)])]
    for (let start = 0; start < ids.length; start += CHUNK) {
      const some = ids.slice(start, start + CHUNK)
      const open = await feed.openJobsOf(db, some, rates)
      const stillOpen = new Set(open.map(({ id }) => id))
      await keepLease()
      await write(
        into,
        prepare(into, open),
        some.filter((id) => !stillOpen.has(id)),
      )
    }
    if (ids.length > 0 || state.jobs === 0) {
      await indexes.refresh(into.generation)
      state.jobs = await indexes.count(into.generation)
    }
    state.mark = changes.mark
    state.beat++
    await indexes.saveState(into.generation, state)
    return true
  }

  return {
    async feed() {
      try {
        if (!(await renew())) return false
        live ??= await open()
        if ((await indexes.state(live.generation)) === null) {
          // an operator has asked for it by deleting the state, or somebody has deleted everything
          log.info({}, 'the index of the search cluster was given up; building a new one')
          live = await build((await indexes.current()) && live)
        }
        if (await follow(live)) return true
        log.warn({}, 'the search cluster does not match this database; building a new index')
        live = await build(null)
        return true
      } catch (error) {
        live = null // what was written is read again
        if (!(error instanceof LeaseLost)) throw error
        log.info({}, error.message)
        return false
      }
    },
    async release() {
      if (fence !== null) await inTransaction(db, (tx) => feeders.release(tx, lease))
      fence = null
    },
  }
}
