/**
 * Listens for notifications on a database channel. Reconnects when the connection breaks; notifications sent in
 * between are lost.
 */
import { type Client, openClient } from '#store/client.ts'

const RECONNECT_MS = 1_000
/** This connection is usually silent, so it is probed at this interval. */
const ASK_MS = 15_000
const ANSWER_MS = 5_000

export type ChangeListener = { stop(): Promise<void> }

/**
 * `onCall` may be called more often than there are changes: with a notification's payload, or with null when
 * listening has started (again) and notifications may have been missed. `channel` must be a trusted constant: it
 * isn't escaped.
 */
export function listenForChanges(
  databaseUrl: string,
  channel: string,
  onCall: (payload: string | null) => void,
  { askMs = ASK_MS }: { askMs?: number } = {},
): ChangeListener {
  let stopping = false
  let listener: Client | null = null

  async function listen() {
    if (stopping) return
    let lost = false
    const again = () => {
      clearInterval(asking)
      if (lost || stopping) return
      lost = true
      setTimeout(() => void listen(), RECONNECT_MS).unref()
    }
    const asking = setInterval(() => void ask(), askMs)
    asking.unref()
    let client: Client | null = null
    const ask = () => client?.query('select 1').catch(() => client?.leave())
    try {
      client = await openClient(databaseUrl, {
        name: 'rolecall-listen',
        answerMs: ANSWER_MS,
        onEnd: again,
      })
      client.on('notification', ({ payload }) => onCall(payload ?? ''))
      await client.query(`listen ${channel}`)
      listener = client
      if (stopping) await client.leave()
      else onCall(null) // anything sent before now was missed
    } catch {
      await client?.leave() // it may have connected and then failed to listen
      again()
    }
  }

  void listen()
  return {
    async stop() {
      stopping = true
      await listener?.leave()
    },
  }
}
