/** Whether a fold is open: once something in it is chosen, also after the last choice is taken back. */
import { useRef } from 'react'

export function useStaysOpen(isChosen: boolean): boolean {
  const wasChosen = useRef(false)
  wasChosen.current ||= isChosen
  return wasChosen.current
}
