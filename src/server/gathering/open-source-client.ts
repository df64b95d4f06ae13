/** Creates the client for sources from the operator's settings, the same for the server and the commands. */

import type { Env } from '#server/process/env.ts'
import { productVersion } from '#server/process/project-root.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { HostPace } from './host-scheduler.ts'
import { createSourceClient } from './source-client.ts'

/** A fake internet for development needs no rate limit. */
const FAKE_INTERNET_PACE: HostPace = { secondsBetween: 0, atOnce: 16 }

export function openSourceClient(
  { settings, fakeInternet }: Pick<Env, 'settings' | 'fakeInternet'>,
  clock: Clock,
): SourceClient {
  const { publicUrl, operator } = settings
  return createSourceClient({
    clock,
    identity: { version: productVersion(), publicUrl, email: operator.email },
    agent: { detour: fakeInternet },
    readsFiles: true, // only the operator can add a board that is a directory
    ...(fakeInternet && { pace: FAKE_INTERNET_PACE }),
  })
}
