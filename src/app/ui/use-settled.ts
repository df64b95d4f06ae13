/** A value that updates only after it has stayed the same for `quietMs`, for screen reader announcements. */
import { useEffect, useState } from 'react'

export function useSettled<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
