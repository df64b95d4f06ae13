/**
 * Days of the fake internet as the product sees them: the clock is set to each morning, and all boards are read once.
 */

import { type Gathered, gatherNext } from '#server/gathering/gather-next.ts'
import { createSourceClient } from '#server/gathering/source-client.ts'
import type { UsableSource } from '#server/gathering/usable-sources.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { closeEnded } from '#work/gathering/close-ended.ts'
import type { GatherContext } from '#work/gathering/gather-board.ts'
import type { FakeWorld } from './fake-world.ts'
import type { FakeInternet } from './server.ts'
import { SYSTEMS } from './systems.ts'
import { morningOf } from './truth.ts'

/** Runs at normal speed from each morning on, so a wait of a second takes a second. */
export type SimulatedClock = { now(): Date; setDay(day: number): void }

/** Smaller than on the real internet, so that endless answers end soon. */
const LIMITS = { totalMs: 5_000, maxBytes: 4 * 1024 * 1024 }
const AT_ONCE = 8

export function simulatedClock(world: Pick<FakeWorld, 'firstDay'>): SimulatedClock {
  let morning = morningOf(world, 0).getTime()
  let began = performance.now()
  return {
    now: () => new Date(morning + Math.floor(performance.now() - began)),
    setDay(day) {
      morning = morningOf(world, day).getTime()
      began = performance.now()
    },
  }
}

export function fakeClient(
  internet: Pick<FakeInternet, 'port'>,
  clock: SimulatedClock,
): SourceClient {
  return createSourceClient({
    clock,
    identity: { version: '0', publicUrl: 'http://rolecall.example', email: null },
    agent: { detour: { host: '127.0.0.1', port: internet.port } },
    pace: { secondsBetween: 0, atOnce: 16 },
    limits: LIMITS,
  })
}

export function addFakeBoards(
  parts: Pick<GatherContext, 'db' | 'clock'>,
  { boards }: FakeWorld,
): Promise<number> {
  return addBoards(
    parts,
    boards.map(({ source, token }) => ({ source, token })),
  )
}

/** Reads every board, due or not. */
export async function gatherAll(world: GatherContext, client: SourceClient): Promise<Gathered[]> {
  await world.db.updateTable('boards').set({ next_run_at: world.clock.now() }).execute()
  const sources = new Map<string, UsableSource>(
    SYSTEMS.flatMap(({ source: name }) => {
      const source = sourceNamed(name)
      return source ? [[name, { source, keys: {} }] as const] : []
    }),
  )
  const done: Gathered[] = []
  async function work() {
    for (;;) {
      const gathered = await gatherNext({ services: world, client, sources })
      if (!gathered) return
      done.push(gathered)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await closeEnded(world)
  return done
}
