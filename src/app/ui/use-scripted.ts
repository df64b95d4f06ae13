/** Whether the page is hydrated. Until then, pages render what browsers without a script get. */
import { useEffect, useState } from 'react'

export function useScripted(): boolean {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return isScripted
}
