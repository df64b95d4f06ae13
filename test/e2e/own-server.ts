/** A server that one file of journeys has for itself: it moves its clock and brings in jobs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Listing } from '#core/job/listing.ts'

/** What the server does before it answers with `done`. */
export type Command = { now: string } | { listings: Partial<Listing>[] }

export type OwnServer = {
  do(command: Command): Promise<void>
  stop(): Promise<void>
}

/** Starts test/e2e/server.ts on this port and waits until it answers. */
export async function startOwnServer(address: string): Promise<OwnServer> {
  const { port } = new URL(address)
  const child = spawn(process.execPath, ['test/e2e/server.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server of the journeys ended')
  })
  ended.catch(() => {})
  const answer = () => Promise.race([once(child, 'message'), ended])
  await answer()
  return {
    async do(command) {
      child.send(command)
      await answer()
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
