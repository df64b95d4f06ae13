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

/** A token may hold slashes, as an address does: the first ends the source. null for what begins with no source. */
export function parseBoardName(written: string): BoardName | null {
  const [source = '', ...rest] = written.trim().split('/')
  return SOURCE_NAME.test(source) ? { source, token: rest.join('/') || null } : null
}
