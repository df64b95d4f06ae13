/**
 * Keeps a signed-in person's pages up to date: when something changes in another tab, on another device or through the
 * API, the page's loaders run again. A tab hidden for several minutes disconnects.
 */
import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { askStatus, connectLive } from './live-connection.ts'
import { shareLive } from './share-live.ts'

/** Merges changes that arrive together. */
const SETTLE_MS = 80
const HIDDEN_MS = 5 * 60_000

/** `shown` is the version of the data the page shows. */
export function useLive(personId: string, shown: number) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const [heard, setHeard] = useState({ version: shown, times: 0 })
  const known = useRef(shown)
  const tried = useRef(0)
  known.current = Math.max(shown, heard.version)

  useEffect(() => {
    const hearing = {
      onVersion: (version: number) =>
        setHeard((before) => ({
          version: Math.max(before.version, version),
          times: before.times + 1,
        })),
      onAgain: () => void revalidate(),
    }
    const join = () =>
      shareLive(
        `rolecall-live-${personId}`,
        (shared) => connectLive(() => known.current, shared),
        hearing,
      )
    return whileSeen(join)
  }, [personId, revalidate])

  // The person's own actions reload the page anyway. Only changes newer than the page's data need a reload.
  const isBusy =
    state !== 'idle' || navigation.state !== 'idle' || fetchers.some((it) => it.state !== 'idle')
  useEffect(() => {
    const { version } = heard
    if (isBusy || version <= shown || tried.current === version) return
    let isOver = false
    const timer = setTimeout(async () => {
      // Reloading without a network would turn the page into an error. The connection reports when the network is back.
      const status = await askStatus()
      if (isOver || status === null || status >= 500) return
      tried.current = version // do not keep reloading a page that fails
      void revalidate()
    }, SETTLE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isBusy, heard, shown, revalidate])
}

/** Joins while the page is visible and for `HIDDEN_MS` after. Returns a function that stops. */
function whileSeen(join: () => () => void): () => void {
  let leave: (() => void) | null = join()
  let timer: ReturnType<typeof setTimeout> | undefined

  function disconnect() {
    clearTimeout(timer)
    leave?.()
    leave = null
  }
  function onVisibilityChange() {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(disconnect, HIDDEN_MS)
    else leave ??= join()
  }

  document.addEventListener('visibilitychange', onVisibilityChange)
  // A page in the back/forward cache must not hold a connection.
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', onVisibilityChange)
  onVisibilityChange() // it may have been opened in the background
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', disconnect)
    window.removeEventListener('pageshow', onVisibilityChange)
    disconnect()
  }
}
