/**
 * The browser's end of /api/me/live: hears the numbers of changes, survives lost networks, restarted servers and
 * connections that died without a word. Knows nothing of pages.
 */

const ADDRESS = '/api/me/live'
/** The server says something at least every twenty seconds. */
const SILENCE_MS = 50_000
/** Tried again after this time, twice as long each time, up to a minute. */
const RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

export type LiveHearing = {
  /** Everything up to this number has been told. */
  onVersion(version: number): void
  /** Everything has to be read again: too much was missed, or nobody is signed in any more. */
  onAgain(): void
}

/** Whether somebody is signed in (200) or not (401); null without a network or a server. */
export const askStatus = (): Promise<number | null> =>
  fetch('/api/me').then(
    ({ status }) => status,
    () => null,
  )

/** `since` is the number of the last change that is known. Returns how to stop. */
export function connectLive(since: () => number, { onVersion, onAgain }: LiveHearing): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  function open() {
    source?.close()
    source = new EventSource(`${ADDRESS}?since=${since()}`)
    source.addEventListener('ready', told)
    source.addEventListener('change', told)
    source.addEventListener('beat', alive)
    source.addEventListener('reset', (event) => {
      told(event)
      onAgain()
    })
    source.addEventListener('signed-out', () => {
      stop()
      onAgain()
    })
    // While it connects by itself there is nothing to do; a refusal ends it for good.
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) later()
    })
    wait(open, SILENCE_MS)
  }

  function alive() {
    failures = 0
    wait(open, SILENCE_MS)
  }

  function told({ data }: MessageEvent<string>) {
    alive()
    onVersion((JSON.parse(data) as { version: number }).version)
  }

  function later() {
    wait(() => void comeBack(), Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS))
    failures += 1
  }

  /** A stream does not say why it was refused; this does. */
  async function comeBack() {
    const status = await askStatus()
    if (isStopped) return
    if (status === 200) open()
    else if (status === 401) {
      stop()
      onAgain()
    } else later()
  }

  function wait(then: () => void, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }

  function stop() {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', open)
    source?.close()
  }

  // A connection from before may look open and be dead.
  window.addEventListener('online', open)
  open()
  return stop
}
