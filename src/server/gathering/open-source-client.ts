/** The client of sources as the operator's settings have it: the server and the commands ask with the same one. */

import type { Env } from '#server/process/env.ts'
import { productVersion } from '#server/process/project-root.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import type { Clock } from '#work/world/world.ts'
import type { HostPace } from './host-turns.ts'
import { createSourceClient } from './source-client.ts'

/** An internet made for trying out needs no distance. */
const MADE_PACE: HostPace = { secondsBetween: 0, atOnce: 16 }

export function openSourceClient(
  { settings, fakeInternet }: Pick<Env, 'settings' | 'fakeInternet'>,
  clock: Clock,
): SourceClient {
  const { publicUrl, operator } = settings
  return createSourceClient({
    clock,
    identity: { version: productVersion(), publicUrl, email: operator.email },
    agent: { detour: fakeInternet },
    readsFiles: true, // a board that is a directory is the operator's own word
    ...(fakeInternet && { pace: MADE_PACE }),
  })
}
