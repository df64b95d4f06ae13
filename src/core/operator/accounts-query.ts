/** What an operator searches accounts for, and how it is written in an address. */
import type { AccountId } from '#core/account/account.ts'
import { readUuid } from '#core/text/read-id.ts'

export const ACCOUNTS_PATH = '/admin/accounts'

export type AccountsQuery = {
  /** As entered, for the field. */
  text: string
  /** Beginnings of words of the name or of parts of the address, in lower case; an account has all of them. */
  words: string[]
  /** The account's id, if the text is one. */
  id: AccountId | null
  isSuspended: boolean
  /** The last account of the page before. */
  after: AccountId | null
}

/** Longer texts find nobody. */
const MAX_TEXT = 200
/** More words than a name and an address have. */
const MAX_WORDS = 12

export function readAccountsQuery(params: URLSearchParams): AccountsQuery {
  const text = (params.get('query') ?? '').trim().slice(0, MAX_TEXT)
  return {
    text,
    words: (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, MAX_WORDS),
    id: readUuid<AccountId>(text.toLowerCase()),
    isSuspended: params.get('state') === 'suspended',
    after: readUuid<AccountId>(params.get('after') ?? ''),
  }
}

export function accountsAddress({
  text,
  isSuspended,
  after,
}: Pick<AccountsQuery, 'text' | 'isSuspended' | 'after'>): string {
  const params = new URLSearchParams()
  if (text !== '') params.set('query', text)
  if (isSuspended) params.set('state', 'suspended')
  if (after !== null) params.set('after', after)
  return params.size > 0 ? `${ACCOUNTS_PATH}?${params}` : ACCOUNTS_PATH
}
