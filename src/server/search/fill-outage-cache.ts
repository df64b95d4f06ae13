/**
 * Fills the outage cache from the top of the index, a little at a time: the cards of the newest jobs, the texts
 * of the first of them, and the start pages. Visitors' reads add whatever else they look at.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { COMPANIES_PER_PAGE } from '#core/company/company.ts'
import { EMPTY_QUERY, MAX_PAGE_SIZE } from '#core/search/query.ts'
import { companyDirectory } from '#work/job/companies-at-hand.ts'
import { homeData, homeFrame } from '#work/job/home-data.ts'
import { wholeJob } from '#work/job/whole-job.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { MAX_CARDS } from './card-cache.ts'

type Part = Pick<Services, 'db' | 'search' | 'cards' | 'outageCache' | 'recent' | 'clock' | 'log'>

/** Most of what people open is new. */
const TEXTS = 300
/** Jobs come and go; those read recently cost nothing the next time. */
const AGAIN_MS = 10 * 60_000
/** A changed job is dropped at once; data shown with it, such as its company, is read again after this time. */
const FRESH_MS = 60 * 60_000
/** Between two steps: visitors go first. */
const PAUSE_MS = 20

/** Runs until `stop`. */
export function keepOutageCacheFilled(services: Part): { stop(): void } {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = () => delay(PAUSE_MS, undefined, { ref: false, signal })
  void (async () => {
    while (!signal.aborted) {
      await fillOutageCache(services, pause).catch((error: unknown) => {
        if (!signal.aborted)
          services.log.warn({ err: error }, 'the outage cache could not be filled')
      })
      await delay(AGAIN_MS, undefined, { ref: false, signal }).catch(() => {}) // stopped
    }
  })()
  return { stop: () => stopping.abort() }
}

export async function fillOutageCache(
  services: Part,
  pause: () => Promise<unknown>,
): Promise<void> {
  const { search, cards, clock } = services
  await Promise.all([homeData(services), homeFrame(services)])
  await companyDirectory(services, { text: null, page: 1, perPage: COMPANIES_PER_PAGE })
  for (let page = 1; page * MAX_PAGE_SIZE <= MAX_CARDS; page += 1) {
    const query = { ...EMPTY_QUERY, page, perPage: MAX_PAGE_SIZE }
    const { ids, hasMore } = await search.search(query, clock.now())
    await cards(ids)
    await pause()
    for (const id of page * MAX_PAGE_SIZE <= TEXTS ? ids : []) {
      const readAt = services.outageCache.readAt(`job:${id}`)?.getTime() ?? 0
      if (clock.now().getTime() - readAt < FRESH_MS) continue
      await wholeJob(services, id)
      await pause()
    }
    if (!hasMore) return
  }
}
