/** For tests: the search of a cluster filled by hand, as `test/search/engine.ts` is for the one in memory. */
import type { JobId } from '#core/job/job.ts'
import { type ClusterSearcher, createClusterSearcher } from '#search/cluster/cluster-searcher.ts'
import { createFactValues } from '#search/cluster/fact-values.ts'
import { createJobReader } from '#search/cluster/indexed-job.ts'
import type { Aliases } from '#search/query/plan.ts'
import type { JobDocument } from '#search/segments/document.ts'
import type { ClusterSettings } from '#server/process/cluster-settings.ts'
import { type ClusterClient, createClusterClient } from '#server/search/cluster-client.ts'
import { clusterIndexes } from '#server/search/cluster-indexes.ts'
import { readDictionary, readValues } from '#server/search/cluster-reader.ts'

const SEARCH_MS = 30_000
const JOBS_A_WRITE = 500

export type ClusterEngine = Omit<ClusterSearcher, 'adopt' | 'outdate'> & {
  client: ClusterClient
  put(documents: readonly JobDocument[]): Promise<void>
  remove(ids: readonly JobId[]): Promise<void>
  /** Makes everything visible, with a new dictionary. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

type Options = { aliases?: Aliases; phrases: readonly string[] }

export const settingsFor = (urls: string[], more: Partial<ClusterSettings> = {}) => ({
  urls,
  username: null,
  password: null,
  prefix: 'test',
  shards: 3,
  replicas: 1,
  ...more,
})

export async function createClusterEngine(
  settings: ClusterSettings,
  { aliases, phrases }: Options,
): Promise<ClusterEngine> {
  const client = createClusterClient(settings)
  const indexes = clusterIndexes(client, settings)
  const generation = await indexes.create(`by-hand-${process.hrtime.bigint()}`)
  await indexes.prepare(generation, 'serving')
  await indexes.swap(generation)
  const read = createJobReader(phrases)
  const values = createFactValues()
  let numbered = 0
  let written = 0
  let lastValue = 0
  const askValues = client.asking(indexes.valuesAlias, SEARCH_MS)
  const ask = client.asking(indexes.jobsAlias, SEARCH_MS)
  const means = { ask, values, phrases, ...(aliases && { aliases }) }
  const searcher = createClusterSearcher({ ...means, dictionary: await readDictionary(ask) })
  const nextVersion = () => ++written

  return {
    ...searcher,
    client,
    async put(documents) {
      for (let start = 0; start < documents.length; start += JOBS_A_WRITE) {
        const jobs = documents.slice(start, start + JOBS_A_WRITE).map(read)
        const added = new Map(jobs.flatMap((job) => job.values.map((value) => [value.key, value])))
        await indexes.addValues(
          generation,
          [...added.values()].map((value) => ({ ...value, number: ++numbered })),
        )
        const writes = jobs.map(({ indexed }) => ({
          id: indexed.job.id,
          version: nextVersion(),
          job: indexed,
        }))
        await indexes.write(generation, writes)
      }
    },
    remove: (ids) =>
      indexes.write(
        generation,
        ids.map((id) => ({ id, version: nextVersion(), job: null })),
      ),
    async catchUp() {
      await indexes.refresh(generation)
      lastValue = await readValues(askValues, values, lastValue)
      searcher.adopt(await readDictionary(ask))
      searcher.outdate()
    },
    async close() {
      await indexes.drop(generation)
      await client.close()
    },
  }
}
