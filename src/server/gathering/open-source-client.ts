/**
 * Creates the client for sources from the operator's settings, the same for the server and the commands. Without a
 * database, it keeps the pace of hosts for itself only.
 */

import type { Env } from '#server/process/env.ts'
import { productVersion } from '#server/process/project-root.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import type { Db } from '#store/db.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { HostPace } from './host-scheduler.ts'
import { createLanePace } from './lane-pace.ts'
import { createSourceClient, wait } from './source-client.ts'

/** A fake internet for development needs no rate limit. */
const FAKE_INTERNET_PACE: HostPace = { secondsBetween: 0, atOnce: 16 }

export function openSourceClient(
  { settings, fakeInternet }: Pick<Env, 'settings' | 'fakeInternet'>,
  { clock, db }: { clock: Clock; db?: Db },
): SourceClient {
  const { publicUrl, operator } = settings
  return createSourceClient({
    clock,
    ...(db && { lanes: createLanePace({ db, clock, delay: wait }) }),
    identity: { version: productVersion(), publicUrl, email: operator.email },
    agent: { detour: fakeInternet },
    readsFiles: true, // only the operator can add a board that is a directory
    ...(fakeInternet && { pace: FAKE_INTERNET_PACE }),
  })
}
