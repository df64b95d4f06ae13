/** A value once it has stood still for a while: for saying aloud what changes with every letter. */
import { useEffect, useState } from 'react'

export function useSettled<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
