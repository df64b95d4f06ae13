/** What the operator configures, as the rest of the product sees it. The server knows where each value comes from. */

import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import type { PlanSettings } from '#core/plan/plan-settings.ts'
import type { SignUpMode } from '#core/settings/sign-up-mode.ts'

export type Settings = {
  /** What starts commands without npm, `rolecall` or `bin/rolecall`; null if npm does. */
  rolecall: string | null
  /** Absolute origin without a trailing slash; every external link is built from it. */
  publicUrl: string
  /** Sources whose listings are skipped at import. */
  excludedSources: readonly string[]
  /** Who runs this instance. Values are null where not configured. */
  operator: Operator
  /** The providers that people may sign in with, in the order of their buttons. */
  signInProviders: readonly { id: string; label: string }[]
  /** Who may create an account. */
  signUp: SignUpMode
  /** How large all uploaded files may be together, in bytes; null for no limit. */
  filesMaxBytes: number | null
  /** Whether this server sends email; if not, messages are kept and shown to the operator. */
  mailIsConfigured: boolean
  /** The language model that people may use, and its host; null if none is configured. */
  model: { name: string; host: string } | null
  /** What plans contain, and how people pay for them; null where there are no plans. */
  plans: PlanSettings | null
  /** What salaries and offers are converted with. */
  exchangeRates: ExchangeRates
  /** The public key by which IndexNow knows this host, served at /KEY.txt; null to leave IndexNow out. */
  indexNowKey: string | null
}

export type Operator = {
  name: string | null
  email: string | null
  phone: string | null
  /** When the phone is answered, in words; null also without a phone. */
  hours: string | null
  address: string | null
  /** Absolute `https:` addresses of the operator's own pages elsewhere, in the given order; may be empty. */
  links: readonly string[]
}

/** The two that the specification names; an operator may configure others or none. */
export const DEFAULT_EXCLUDED_SOURCES = ['dou', 'djinni']
