/**
 * A connection outside of any pool, for listening, migrating and health checks. Like pooled connections, it has time
 * limits for connecting and for each answer.
 */
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_MS = 3_000
/** A connection is closed gracefully, and cut off after this long. */
const GOODBYE_MS = 500

export type Client = Pick<pg.Client, 'query' | 'on'> & {
  /** Resolves soon, whether or not the other side still answers. */
  leave(): Promise<void>
}

type Options = {
  /** Shown in `pg_stat_activity`. */
  name: string
  connectMs?: number
  /** Limit for the answer to one statement; null for no limit, when a statement may wait for locks. */
  answerMs: number | null
  /** Called when the connection has ended for any reason. */
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
    // The driver gives no code when a connection was closed while connecting, or took too long.
    throw Object.assign(error as Error, { code })
  }
  return Object.assign(client, { leave })
}
