/**
 * A connection of its own, outside of any pool: to listen, to migrate, to ask whether somebody is there. Like those of
 * the pool it waits neither for ever to be connected nor for ever to be answered.
 */
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_MS = 3_000
/** A connection is closed politely, and cut off after this long. */
const GOODBYE_MS = 500

export type Client = Pick<pg.Client, 'query' | 'on'> & {
  /** Resolves soon, whether or not the other side is still there. */
  leave(): Promise<void>
}

type Options = {
  /** Shown in `pg_stat_activity`. */
  name: string
  connectMs?: number
  /** For the answer to one statement; null for one that may wait for others as long as they need. */
  answerMs: number | null
  /** Called once the connection has ended for any reason. */
  onEnd?: () => void
}

export async function openClient(
  url: string,
  { name, connectMs = CONNECT_MS, answerMs, onEnd = () => {} }: Options,
): Promise<Client> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    ...(answerMs !== null && { query_timeout: answerMs }),
    keepAlive: true,
    stream: () => socket,
  })
  client.on('error', () => {}) // pending queries are rejected, and `onEnd` is called
  client.on('end', onEnd)
  const leave = async () => {
    await Promise.race([client.end(), delay(GOODBYE_MS, undefined, { ref: false })])
    socket.destroy()
  }
  try {
    await client.connect()
  } catch (error) {
    const { code = socket.destroyed ? 'ECONNRESET' : undefined } = error as { code?: string }
    socket.destroy()
    // The driver has no code for a connection that was closed while connecting, or took too long.
    throw Object.assign(error as Error, { code })
  }
  return Object.assign(client, { leave })
}
