/** Servers that are killed before a random statement or at any look at the clock, as `kill -9` ends a real one. */
import type { KyselyPlugin } from 'kysely'
import type { Db } from '#store/db.ts'

/** Thrown by whatever a killed server does next. Its transaction is rolled back, as its connection is gone. */
export class ServerKilled extends Error {
  override readonly name = 'ServerKilled'
}

export type MortalServer = {
  db: Db
  clock: { now(): Date }
  kill(): void
  isDead(): boolean
}

/** `statements`: how many it still executes; infinite for one that lives on. */
export function mortalServer(
  db: Db,
  { now, statements }: { now: () => Date; statements: number },
): MortalServer {
  let left = statements
  let isDead = false
  const requireAlive = () => {
    if (isDead) throw new ServerKilled()
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left-- <= 0) isDead = true
      requireAlive()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: db.withPlugin(plugin),
    clock: {
      now() {
        requireAlive()
        return now()
      },
    },
    kill() {
      isDead = true
    },
    isDead: () => isDead,
  }
}
