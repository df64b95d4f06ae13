/** Stands in for writer and searcher of src/search until they are there: whole copies instead of shared segments. */
import { createHash } from 'node:crypto'
import type { JobId } from '#core/job.ts'
import type { JobQuery } from '#core/query.ts'
import type { aliasesOf } from '#core/skill-aliases.ts'
import type { JobDocument } from '#search/document.ts'
import { createEngine } from '#search/engine.ts'

export type EngineOptions = { aliases: typeof aliasesOf }
export type Publication = { segments: SharedArrayBuffer[] }
export class SearchTimeout extends Error {}

export type Writer = ReturnType<typeof createWriter>
export function createWriter(
  _: EngineOptions,
  jobs = new Map<JobId, JobDocument>(),
  position = '',
) {
  return {
    position,
    get size() {
      return jobs.size
    },
    put(documents: Iterable<JobDocument>) {
      for (const document of documents) jobs.set(document.id, document)
    },
    remove(ids: Iterable<JobId>) {
      for (const id of ids) jobs.delete(id)
    },
    setCounts(id: JobId, counts: { views: number; applications: number }) {
      const job = jobs.get(id)
      if (job) Object.assign(job, counts)
    },
    merge: () => false,
    publication(): Publication {
      const text = Buffer.from(JSON.stringify([...jobs.values()]))
      const shared = new SharedArrayBuffer(text.length)
      new Uint8Array(shared).set(text)
      return { segments: [shared] }
    },
    snapshot(at: string): Uint8Array[] {
      const text = Buffer.from(JSON.stringify({ at, jobs: [...jobs.values()] }))
      return [createHash('sha256').update(text).digest(), text]
    },
  }
}

export function openWriter(bytes: Uint8Array, options: EngineOptions): Writer | null {
  const text = Buffer.from(bytes.subarray(32))
  if (!createHash('sha256').update(text).digest().equals(bytes.subarray(0, 32))) return null
  const { at, jobs } = JSON.parse(text.toString()) as { at: string; jobs: JobDocument[] }
  return createWriter(options, new Map(jobs.map((job) => [job.id, job])), at)
}

export function createSearcher(options: EngineOptions) {
  let engine = createEngine(options)
  return {
    adopt({ segments: [jobs] }: Publication) {
      engine = createEngine(options)
      engine.put(JSON.parse(Buffer.from(jobs as SharedArrayBuffer).toString()) as JobDocument[])
    },
    search(query: JobQuery, now: Date, limit?: () => boolean) {
      if (limit?.()) throw new SearchTimeout()
      return engine.search(query, now)
    },
    suggest: (text: string, limit: number) => engine.suggest(text, limit),
    related: (id: JobId, limit: number) => engine.related(id, limit),
    statistics: () => engine.statistics(),
  }
}
