/**
 * The browser side of /api/me/live: receives the version numbers of changes and recovers from lost networks, restarted
 * servers and silently dead connections. It knows nothing about pages.
 */

const ADDRESS = '/api/me/live'
/** The server sends something at least every twenty seconds. */
const SILENCE_MS = 50_000
/** The first retry delay. It doubles with every failure, up to a minute. */
const RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

export type LiveHearing = {
  /** All changes up to this version have been announced. */
  onVersion(version: number): void
  /** The page must reload all its data: too many changes were missed, or the session has ended. */
  onAgain(): void
}

/** 200 if signed in, 401 if not; null if the network or the server is down. */
export const askStatus = (): Promise<number | null> =>
  fetch('/api/me').then(
    ({ status }) => status,
    () => null,
  )

/** `since` returns the last known version. Returns a function that disconnects. */
export function connectLive(since: () => number, { onVersion, onAgain }: LiveHearing): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  function open() {
    source?.close()
    source = new EventSource(`${ADDRESS}?since=${since()}`)
    source.addEventListener('ready', onVersionEvent)
    source.addEventListener('change', onVersionEvent)
    source.addEventListener('beat', resetTimeout)
    source.addEventListener('reset', (event) => {
      onVersionEvent(event)
      onAgain()
    })
    source.addEventListener('signed-out', () => {
      stop()
      onAgain()
    })
    // EventSource reconnects by itself, except after an HTTP error, which closes it for good.
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) scheduleRetry()
    })
    startTimer(open, SILENCE_MS)
  }

  function resetTimeout() {
    failures = 0
    startTimer(open, SILENCE_MS)
  }

  function onVersionEvent({ data }: MessageEvent<string>) {
    resetTimeout()
    onVersion((JSON.parse(data) as { version: number }).version)
  }

  function scheduleRetry() {
    startTimer(() => void reconnect(), Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS))
    failures += 1
  }

  /** EventSource does not expose the status of a refusal, so this asks for it. */
  async function reconnect() {
    const status = await askStatus()
    if (isStopped) return
    if (status === 200) open()
    else if (status === 401) {
      stop()
      onAgain()
    } else scheduleRetry()
  }

  function startTimer(then: () => void, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }

  function stop() {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', open)
    source?.close()
  }

  // After a network change, an old connection may look open but be dead.
  window.addEventListener('online', open)
  open()
  return stop
}
