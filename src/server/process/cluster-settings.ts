/** The operator's OpenSearch cluster. */

export type ClusterSettings = {
  /** Addresses of nodes, without credentials. */
  urls: string[]
  username: string | null
  password: string | null
  /** What the names of the indexes begin with. */
  prefix: string
  shards: number
  replicas: number
}

type Given = {
  readonly SEARCH_URL?: string[] | undefined
  readonly SEARCH_USERNAME?: string | undefined
  readonly SEARCH_PASSWORD?: string | undefined
  readonly SEARCH_PREFIX?: string | undefined
  readonly SEARCH_SHARDS?: number | undefined
  readonly SEARCH_REPLICAS?: number | undefined
}

export function clusterOf(env: Given): ClusterSettings | null {
  const { SEARCH_URL: urls } = env
  if (urls === undefined) return null
  const [first] = urls.map((url) => new URL(url))
  const inUrl = (part: 'username' | 'password') => decodeURIComponent(first?.[part] ?? '') || null
  return {
    urls: urls.map(withoutCredentials),
    username: env.SEARCH_USERNAME ?? inUrl('username'),
    password: env.SEARCH_PASSWORD ?? inUrl('password'),
    prefix: env.SEARCH_PREFIX ?? 'rolecall',
    shards: env.SEARCH_SHARDS ?? 3,
    replicas: env.SEARCH_REPLICAS ?? 1,
  }
}

function withoutCredentials(text: string): string {
  const url = new URL(text)
  url.username = ''
  url.password = ''
  return url.href.replace(/\/$/, '')
}
