/**
 * Requests to the OpenSearch cluster of SEARCH_URL. Loaded only by the threads of a search on a cluster. A node that
 * fails is avoided for a while and the request goes to the next one.
 */
import { Client, errors } from '@opensearch-project/opensearch'
import { Refusal } from '#core/api/refusal.ts'
import type { AskCluster, SearchAnswer, SearchBody } from '#search/cluster/cluster-answers.ts'
import type { ClusterSettings } from '#server/process/cluster-settings.ts'

export type ClusterRequest = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD'
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** Lines of JSON instead of a body. */
  lines?: readonly object[]
  /** For one node; and how many others are tried. */
  timeoutMs?: number
  retries?: number
  /** Statuses that are answers rather than failures. */
  accept?: readonly number[]
}

export type ClusterClient = {
  request<Answer>(request: ClusterRequest): Promise<Answer>
  /** Asks an index or alias. Answers of fewer than all shards are failures: a count must be exact or not given. */
  asking(index: string, timeoutMs: number): AskCluster
  close(): Promise<void>
}

/** For requests that wait for the cluster, such as creating an index. */
const REQUEST_TIMEOUT_MS = 30_000
/** Refuses an answer of some shards alone. */
const WHOLE = { allow_partial_search_results: false }
/** A search is given up before its thread is believed to hang. */
const SEARCH_RETRIES = 2
/** Of a search that reaches the cluster and fails in parts. */
const MAX_TRIES = 3

export function createClusterClient({ urls, username, password }: ClusterSettings): ClusterClient {
  const client = new Client({
    nodes: urls,
    requestTimeout: REQUEST_TIMEOUT_MS,
    compression: 'gzip',
    // while the only node left is tried by a ping, every other request would find none
    resurrectStrategy: 'optimistic',
    ...(username !== null && { auth: { username, password: password ?? '' } }),
  })

  async function request<Answer>({
    method,
    path,
    query = {},
    body,
    lines,
    timeoutMs = REQUEST_TIMEOUT_MS,
    retries = Math.max(2, urls.length),
    accept = [],
  }: ClusterRequest): Promise<Answer> {
    const answer = await client.transport.request(
      {
        method,
        path,
        querystring: query,
        ...(lines ? { bulkBody: lines.map((line) => JSON.stringify(line)) } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { requestTimeout: timeoutMs, maxRetries: retries, ignore: [...accept] },
    )
    return answer.body as Answer
  }

  async function ask(index: string, timeoutMs: number, bodies: readonly SearchBody[]) {
    // a search that takes longer than its caller waits for ends in the cluster, too
    const lines = bodies.flatMap((body) => [WHOLE, { ...body, timeout: `${timeoutMs}ms` }])
    const { responses } = await request<{ responses: Answered[] }>({
      method: 'POST',
      path: `/${index}/_msearch`,
      lines,
      timeoutMs,
      retries: SEARCH_RETRIES,
    })
    for (const { error, timed_out, _shards } of responses) {
      if (timed_out) throw new Refusal('search_too_long')
      if (error) throw new ClusterFailure(reasonOf(error))
      // shards that are not there at all are missing in `successful` and not counted as failed
      if (_shards.successful < _shards.total) throw new ClusterFailure(reasonOf(_shards))
    }
    return responses
  }

  return {
    request,
    asking: (index, timeoutMs) => async (bodies) => {
      for (let tries = 1; ; tries++) {
        try {
          return await ask(index, timeoutMs, bodies)
        } catch (error) {
          // a shard may have moved, or an index been replaced, in the middle of a search
          if (!(error instanceof ClusterFailure) || tries === MAX_TRIES) throw error
        }
      }
    },
    close: () => client.close(),
  }
}

type Answered = SearchAnswer & {
  error?: unknown
  timed_out: boolean
  _shards: { total: number; successful: number; failures?: unknown[] }
}

/** The cluster refused or could not complete a request. */
export class ClusterFailure extends Error {}

/** The cluster is not reachable, or not able to answer now. */
export function isClusterOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(statusOf(error))
  return error instanceof errors.OpenSearchClientError || error instanceof ClusterFailure
}

const statusOf = ({ statusCode }: InstanceType<typeof errors.ResponseError>) => statusCode ?? 0

/** What a failure says, without the question. */
export const reasonOf = (failure: unknown): string => JSON.stringify(failure).slice(0, 500)
