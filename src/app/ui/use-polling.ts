/** Reloads the page's data every few seconds, while it is about to change and the tab is visible. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const POLL_MS = 3_000

export function usePolling(isChanging: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isChanging) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isChanging, revalidate])
}
