/** Hears what the database calls out on a channel. A connection that breaks is made again; calls in between are lost. */
import pg from 'pg'

const RECONNECT_MS = 1_000

export type ChangeListener = { stop(): Promise<void> }

/**
 * `onCall` may be called more often than there are changes: with what was said, or with null when listening has
 * begun (again) and anything may have been missed. `channel` is one of ours.
 */
export function listenForChanges(
  databaseUrl: string,
  channel: string,
  onCall: (payload: string | null) => void,
): ChangeListener {
  let stopping = false
  let listener: pg.Client | null = null

  async function listen() {
    if (stopping) return
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'rolecall-listen',
      keepAlive: true,
    })
    let lost = false
    const again = () => {
      if (lost || stopping) return
      lost = true
      setTimeout(() => void listen(), RECONNECT_MS).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => onCall(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      listener = client
      if (stopping) await client.end()
      else onCall(null) // what was said while nobody listened
    } catch {
      await client.end().catch(() => {}) // it may have connected and then failed to listen
      again()
    }
  }

  void listen()
  return {
    async stop() {
      stopping = true
      await listener?.end().catch(() => {})
    },
  }
}
