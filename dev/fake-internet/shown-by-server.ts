/** What a running server shows to everyone. */
import { askServer } from './ask-server.ts'
import type { OpenJob, Shows } from './compare.ts'

const PAGE = 100

type Page = { jobs: OpenJob[]; totalCount: number; hasMore: boolean }

export function shownByServer(port: number): Shows {
  return shownBy({
    json: async (path) => JSON.parse(await askServer(port, path)),
    page: (path) => askServer(port, path),
  })
}

export function shownBy({
  json,
  page,
}: {
  json(path: string): Promise<unknown>
  page(path: string): Promise<string>
}): Shows {
  return {
    async openJobs() {
      const all = new Map<number, OpenJob>()
      for (let number = 1; ; number++) {
        const path = `/api/jobs?sort=oldest&perPage=${PAGE}&page=${number}`
        const { jobs, hasMore } = (await json(path)) as Page
        for (const job of jobs) all.set(job.id, job)
        if (!hasMore) return [...all.values()]
      }
    },
    textOf: (id) => page(`/jobs/${id}`),
  }
}
