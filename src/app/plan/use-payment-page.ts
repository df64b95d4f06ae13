/** Opens the payment provider's page that an answer leads to. */
import { useEffect } from 'react'
import type { PlanAnswer } from './plan-action.ts'

export function usePaymentPage(answer: PlanAnswer | undefined) {
  const url = answer?.leadsTo ?? null
  useEffect(() => {
    if (url !== null) window.location.assign(url)
  }, [url])
}
