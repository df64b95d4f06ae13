/**
 * One live connection for all tabs of a browser: the tab that holds the lock connects and forwards events to the
 * others. When it closes, another tab takes over. Browsers allow about six connections per server across all tabs.
 */
import type { LiveHearing } from './live-connection.ts'

/** Opens the shared connection and returns a function that closes it. */
type Connect = (hearing: LiveHearing) => () => void

/** Messages between tabs. A new tab sends `isAsking` to get the newest version. */
type TabMessage = { version: number } | { isAgain: true } | { isAsking: true }

/** Returns a function that leaves. In browsers without BroadcastChannel or locks, each tab connects on its own. */
export function shareLive(name: string, connect: Connect, hearing: LiveHearing): () => void {
  if (typeof BroadcastChannel !== 'function' || !navigator.locks) return connect(hearing)

  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  let newest: number | null = null
  let isLeading = false

  const broadcast = (message: TabMessage) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('version' in data) hearing.onVersion(data.version)
    else if ('isAgain' in data) hearing.onAgain()
    else if (isLeading && newest !== null) broadcast({ version: newest })
  }

  function lead(): Promise<void> {
    isLeading = true
    const close = connect({
      onVersion(version) {
        newest = version
        hearing.onVersion(version)
        broadcast({ version })
      },
      onAgain() {
        hearing.onAgain()
        broadcast({ isAgain: true })
      },
    })
    return new Promise((resolve) => {
      const end = () => {
        close()
        resolve()
      }
      if (leaving.signal.aborted) end()
      else leaving.signal.addEventListener('abort', end)
    })
  }

  // Leaving while waiting for the lock rejects with an AbortError, which is expected.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
  broadcast({ isAsking: true })
  return () => {
    leaving.abort()
    channel.close()
  }
}
