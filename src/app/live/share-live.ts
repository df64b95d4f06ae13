/**
 * One live connection for all tabs of a browser: whichever tab holds the lock is connected and tells the others. When
 * it is closed, the next one takes over. Browsers open six connections to a server at most, for all tabs together.
 */
import type { LiveHearing } from './live-connection.ts'

/** Opens the one connection, and returns how to close it. */
type Connect = (hearing: LiveHearing) => () => void

/** What tabs say to each other; `ask` is a tab that has just come. */
type Said = { version: number } | { isAgain: true } | { isAsking: true }

/** Returns how to leave. Where tabs cannot speak to each other, each has a connection of its own. */
export function shareLive(name: string, connect: Connect, hearing: LiveHearing): () => void {
  if (typeof BroadcastChannel !== 'function' || !navigator.locks) return connect(hearing)

  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  let newest: number | null = null
  let isLeading = false

  const say = (said: Said) => channel.postMessage(said)
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('version' in data) hearing.onVersion(data.version)
    else if ('isAgain' in data) hearing.onAgain()
    else if (isLeading && newest !== null) say({ version: newest })
  }

  function lead(): Promise<void> {
    isLeading = true
    const close = connect({
      onVersion(version) {
        newest = version
        hearing.onVersion(version)
        say({ version })
      },
      onAgain() {
        hearing.onAgain()
        say({ isAgain: true })
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

  // Whoever leaves while waiting in line is told so by an error that says nothing else.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
  say({ isAsking: true })
  return () => {
    leaving.abort()
    channel.close()
  }
}
