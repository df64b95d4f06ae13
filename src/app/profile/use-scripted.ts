/** Whether the page's script has taken over: what a browser without one gets stands until then. */
import { useEffect, useState } from 'react'

export function useScripted(): boolean {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return isScripted
}
