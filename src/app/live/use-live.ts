/**
 * Keeps the pages of a signed-in person as they are elsewhere: what is changed in another tab, on another device or by
 * a program is read anew by the page's own loaders. A tab that is out of sight for long leaves the connection to others.
 */
import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { askStatus, connectLive } from './live-connection.ts'
import { shareLive } from './share-live.ts'

/** Several changes that come at once are one. */
const SETTLE_MS = 80
const HIDDEN_MS = 5 * 60_000

/** `shown` is the number of the newest change when the page's data was read. */
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

  // What one has done oneself is read anew anyway: only what is newer than the page's data is asked for.
  const isBusy =
    state !== 'idle' || navigation.state !== 'idle' || fetchers.some((it) => it.state !== 'idle')
  useEffect(() => {
    const { version } = heard
    if (isBusy || version <= shown || tried.current === version) return
    let isOver = false
    const timer = setTimeout(async () => {
      // Without a network a page that is read anew becomes an error; the connection says when it is back.
      const status = await askStatus()
      if (isOver || status === null || status >= 500) return
      tried.current = version // a page that cannot be read anew is not asked for again and again
      void revalidate()
    }, SETTLE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isBusy, heard, shown, revalidate])
}

/** Joins while the page can be seen, and for some time after. Returns how to stop. */
function whileSeen(join: () => () => void): () => void {
  let leave: (() => void) | null = join()
  let timer: ReturnType<typeof setTimeout> | undefined

  function go() {
    clearTimeout(timer)
    leave?.()
    leave = null
  }
  function look() {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(go, HIDDEN_MS)
    else leave ??= join()
  }

  document.addEventListener('visibilitychange', look)
  // A page that is kept for "back" must hold no connection.
  window.addEventListener('pagehide', go)
  window.addEventListener('pageshow', look)
  look() // it may have been opened in the background
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', go)
    window.removeEventListener('pageshow', look)
    go()
  }
}
