/**
 * What the operator decides, as the rest of the product sees it. Where each value comes from is the
 * server's business.
 */
export type Settings = {
  /** Absolute origin without a slash at the end; every link that leaves the site is built from it. */
  publicUrl: string
  /** Sources whose listings are left out at import. */
  excludedSources: readonly string[]
  /** Who runs this copy; null where the operator has not said. */
  operator: Operator
  /** Accounts elsewhere that people may sign in with, in the order of their buttons. */
  signInProviders: readonly { id: string; label: string }[]
  /** Whether mail leaves this server; if not, messages are kept and shown to the operator. */
  mailIsConfigured: boolean
  /** The language model that people may ask, and on which host it is; null where the operator named none. */
  model: { name: string; host: string } | null
}

export type Operator = {
  name: string | null
  email: string | null
  address: string | null
  /** Absolute `https:` addresses of their own pages elsewhere, in the order given; empty for none. */
  links: readonly string[]
}

/** The specification's own two; an operator may name others or none. */
export const DEFAULT_EXCLUDED_SOURCES = ['dou', 'djinni']
