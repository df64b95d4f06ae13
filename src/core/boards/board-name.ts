/** How an operator names boards in a command: "lever/acme" is one board, "lever" is every board of that source. */

/** Valid source names; see `Source.name`. */
export const SOURCE_NAME = /^[a-z][a-z\d-]{1,59}$/

/** Of a company’s name, in characters; no listing has a longer one. */
export const MAX_COMPANY = 300

export type BoardName = {
  source: string
  /** Null when the name means the whole source. */
  token: string | null
}

/** Tabs, line breaks and U+0000 are invalid in tokens and names; PostgreSQL cannot store U+0000. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text)

/** Whether an operator may give a company this name. */
export const isCompanyName = (text: string): boolean =>
  text.length <= MAX_COMPANY && !hasControl(text)

/**
 * The first slash ends the source; a token may contain more, as an address does. Trailing slashes are removed, unless
 * the token is an address. Null for text that does not begin with a source.
 */
export function parseBoardName(written: string): BoardName | null {
  const [source = '', ...rest] = written.trim().split('/')
  if (!SOURCE_NAME.test(source) || hasControl(written.trim())) return null
  const token = rest.join('/')
  return {
    source,
    token: (token.includes('://') ? token : token.replace(/(?<!\/)\/+$/, '')) || null,
  }
}
