/** How an operator names boards in a command: "lever/acme" is one, "lever" all of that source. */

/** What a source may be called; see `Source.name`. */
export const SOURCE_NAME = /^[a-z][a-z\d-]{1,59}$/

/** Of a company’s name; no listing has a longer one. */
export const MAX_COMPANY = 300

export type BoardName = {
  source: string
  /** null where the whole source is named. */
  token: string | null
}

/** Tabs, line ends and U+0000 are in no token and no name; the last no database takes. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text)

/** Of what an operator calls a company. */
export const isCompanyName = (text: string): boolean =>
  text.length <= MAX_COMPANY && !hasControl(text)

/**
 * A token may hold slashes, as an address does: the first ends the source, and those at the end are of whoever copied an
 * address, unless it is one. null for what begins with no source.
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
