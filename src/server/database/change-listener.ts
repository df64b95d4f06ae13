/** Hears what the database calls out on a channel. A connection that breaks is made again; calls in between are lost. */
import { type Client, openClient } from '#store/client.ts'

const RECONNECT_MS = 1_000
/** Silence is what this connection hears nearly always: now and then it asks whether anybody is still there. */
const ASK_MS = 15_000
const ANSWER_MS = 5_000

export type ChangeListener = { stop(): Promise<void> }

/**
 * `onCall` may be called more often than there are changes: with what was said, or with null when listening has
 * begun (again) and anything may have been missed. `channel` is one of ours.
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
      else onCall(null) // what was said while nobody listened
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
