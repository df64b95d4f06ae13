/** Reads a page anew every few seconds while something on it is about to change, and nobody looks elsewhere. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 3_000

export function useLookAgain(isChanging: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isChanging) return
    const looking = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(looking)
  }, [isChanging, revalidate])
}
