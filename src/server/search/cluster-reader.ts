/** Reads from the cluster what a server keeps in memory: the distinct facts of jobs, and the dictionary. */
import type { AskCluster } from '#search/cluster/cluster-answers.ts'
import { countBody, totalOf } from '#search/cluster/cluster-answers.ts'
import {
  type ClusterDictionary,
  createClusterDictionary,
  DICTIONARY_FIELDS,
  type DictionaryEntry,
  type DictionaryField,
} from '#search/cluster/cluster-dictionary.ts'
import type { FactValues } from '#search/cluster/fact-values.ts'
import type { FactValue } from '#search/cluster/indexed-job.ts'
import { MATCH_ALL, terms } from '#search/cluster/query-language.ts'

const VALUES_AT_ONCE = 5_000
const ENTRIES_AT_ONCE = 10_000

/** Adds the values numbered above `after`; returns the highest number. */
export async function readValues(ask: AskCluster, values: FactValues, after: number) {
  let last = after
  while (true) {
    const [answer] = await ask([
      {
        query: terms('kind', ['spot', 'eligibility']),
        sort: [{ number: 'asc' }],
        search_after: [last],
        size: VALUES_AT_ONCE,
        _source: true,
        track_total_hits: false,
      },
    ])
    const hits = answer?.hits.hits ?? []
    const read = hits.map(({ _source }) => _source as unknown as FactValue & { number: number })
    values.add(read)
    last = read.at(-1)?.number ?? last
    if (hits.length < VALUES_AT_ONCE) return last
  }
}

export async function readDictionary(ask: AskCluster): Promise<ClusterDictionary> {
  const [total] = await ask([countBody(MATCH_ALL)])
  const entries = {} as Record<DictionaryField, DictionaryEntry[]>
  for (const field of DICTIONARY_FIELDS) entries[field] = await readEntries(ask, field)
  return createClusterDictionary(entries, total ? totalOf(total) : 0)
}

/** Every value of a field with its number of jobs, in pages. */
async function readEntries(ask: AskCluster, field: string): Promise<DictionaryEntry[]> {
  const entries: DictionaryEntry[] = []
  let after: object | undefined
  while (true) {
    const [answer] = await ask([
      {
        query: MATCH_ALL,
        size: 0,
        _source: false,
        track_total_hits: false,
        aggs: {
          values: {
            composite: {
              size: ENTRIES_AT_ONCE,
              sources: [{ value: { terms: { field } } }],
              ...(after && { after }),
            },
          },
        },
      },
    ])
    const found = answer?.aggregations?.values as unknown as Composite
    for (const { key, doc_count } of found.buckets) entries.push({ key: key.value, doc_count })
    after = found.after_key
    if (after === undefined || found.buckets.length < ENTRIES_AT_ONCE) return entries
  }
}

type Composite = {
  buckets: { key: { value: string }; doc_count: number }[]
  after_key?: { value: string }
}
