/** Notifies the search engines that the operator chose of changed jobs, while the server runs. */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import type { Env } from '#server/process/env.ts'
import { productVersion } from '#server/process/project-root.ts'
import { announceJobs, type SearchEngine } from '#work/announcing/announce-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { readServiceAccount } from './google-account.ts'
import { createGoogleIndexing } from './google-indexing.ts'
import { createIndexNow } from './indexnow.ts'
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts'
import { userAgentOf } from './user-agent.ts'

/** Changes wait for others for a minute anyway. */
const POLL_MS = 15_000

type Given = Pick<Services, 'db' | 'clock' | 'log' | 'settings'>

/** Null if the operator has set up no search engine. */
export function startAnnouncer(env: Env, services: Given): RepeatedWork | null {
  const { googleIndexing, settings, fakeInternet } = env
  const { publicUrl, operator, indexNowKey } = settings
  if (indexNowKey === null && googleIndexing === null) return null
  const safe = createSafeFetch({ detour: fakeInternet })
  const userAgent = userAgentOf({ version: productVersion(), publicUrl, email: operator.email })
  const given = { userAgent, safe, clock: services.clock }
  return keepNotified(services, safe, [
    ...(indexNowKey === null ? [] : [createIndexNow({ ...given, key: indexNowKey, publicUrl })]),
    ...(googleIndexing === null
      ? []
      : [
          createGoogleIndexing({
            ...given,
            account: readServiceAccount(googleIndexing.keyFile),
            perDay: googleIndexing.perDay,
          }),
        ]),
  ])
}

/** `safe`: what the engines make their requests with. Stopping cancels them; they are made again after the next start. */
function keepNotified(
  services: Given,
  safe: SafeFetch,
  engines: readonly SearchEngine[],
): RepeatedWork {
  const notifying = repeatWork({
    pollMs: POLL_MS,
    pauseMs: POLL_MS,
    wokenBy: null,
    work: (signal) => Promise.all(engines.map((engine) => notify(engine, signal))),
  })
  notifying.call()
  return {
    ...notifying,
    async stop() {
      await Promise.all([safe.close(), notifying.stop()])
    },
  }

  async function notify(engine: SearchEngine, signal: AbortSignal) {
    try {
      while (!signal.aborted && (await announceJobs(services, engine, signal)));
    } catch (error) {
      services.log.warn(
        { err: error, engine: engine.name },
        'changed jobs cannot be read; trying again',
      )
    }
  }
}
