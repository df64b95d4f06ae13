/** Checks the search cluster: version, health, copies, and whether it has an index that some server feeds. */
import type { Env } from '#server/process/env.ts'
import { createClusterClient, isClusterOutage } from '#server/search/cluster-client.ts'
import { clusterIndexes } from '#server/search/cluster-indexes.ts'
import { type Finding, fix, note, ok, type Verdict } from './finding.ts'

/** The first with everything that the index is made of. */
const OLDEST = [2, 10] as const
const ANSWER_MS = 10_000

type Health = { status: 'green' | 'yellow' | 'red'; number_of_nodes: number }
type About = { version: { number: string; distribution?: string } }

export async function checkSearch({ cluster }: Pick<Env, 'cluster'>): Promise<Finding[]> {
  if (cluster === null) return []
  const about = 'Search cluster'
  const client = createClusterClient(cluster)
  const get = <Answer>(path: string) =>
    client.request<Answer>({ method: 'GET', path, timeoutMs: ANSWER_MS })
  try {
    const [{ version }, health] = await Promise.all([
      get<About>('/'),
      get<Health>('/_cluster/health'),
    ])
    const wrong = judgeVersion(version)
    if (wrong) return [{ about, ...wrong }]
    const indexes = clusterIndexes(client, cluster)
    const generation = await indexes.current()
    const state = generation && (await indexes.state(generation))
    return [
      { about, ...judgeHealth(health, cluster.replicas) },
      {
        about,
        ...(state
          ? ok(`The index ${generation.jobs} has ${state.jobs.toLocaleString('en')} jobs.`)
          : note('It has no index yet. A server that starts with SEARCH_URL makes one.')),
      },
    ]
  } catch (error) {
    if (!isClusterOutage(error)) throw error
    const line = `No answer from ${cluster.urls.join(', ')}: ${(error as Error).message}`
    return [{ about, ...fix(line, 'Searches are refused (503) until then.') }]
  } finally {
    await client.close()
  }
}

export function judgeVersion({ number, distribution }: About['version']): Verdict | null {
  if (distribution !== 'opensearch') {
    return fix(
      `SEARCH_URL leads to ${distribution ?? 'something else'} ${number}.`,
      'Use OpenSearch.',
    )
  }
  const [major = 0, minor = 0] = number.split('.').map(Number)
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
  return isOld ? fix(`OpenSearch ${number} is too old.`, `Use ${OLDEST.join('.')} or newer.`) : null
}

export function judgeHealth({ status, number_of_nodes: nodes }: Health, replicas: number): Verdict {
  const line = `OpenSearch with ${nodes} ${nodes === 1 ? 'node' : 'nodes'} is ${status}.`
  if (status === 'red') {
    return fix(line, 'Jobs are missing: searches are refused (503) until every shard is there.')
  }
  if (status === 'green') return ok(line)
  return replicas >= nodes
    ? fix(line, `SEARCH_REPLICAS is ${replicas}, which takes ${replicas + 1} nodes.`)
    : note(line, 'Some copies are missing. It makes them again by itself.')
}
