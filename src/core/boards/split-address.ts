/**
 * A web address in its parts, for rules that compare addresses or read them: host in lower case without "www.", path
 * segments and parameters decoded, fragment apart. null for what is no http or https address.
 */
export type AddressParts = {
  host: string
  /** Path segments, decoded, none of them empty. */
  path: readonly string[]
  /** In the order written; a name may stand more than once. */
  params: readonly (readonly [string, string])[]
  /** What stands behind "#", as written. */
  fragment: string
}

/** No listing's address is longer, see listing.ts. */
const MAX_LENGTH = 2_000

/** "jobs.lever.co/acme" is read as well: people paste addresses as their browsers show them. */
const ADDRESS =
  /^(?:https?:)?(?:\/\/)?([\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,})(?::\d{1,5})?([^?#\s]*)(?:\?([^#\s]*))?(?:#(\S*))?$/iu

export function splitAddress(address: string): AddressParts | null {
  const plain = address.trim().replaceAll('&amp;', '&')
  if (plain.length > MAX_LENGTH) return null
  const found = ADDRESS.exec(plain)
  if (!found) return null
  const [, host = '', path = '', query = '', fragment = ''] = found
  if (path !== '' && !path.startsWith('/')) return null
  return {
    host: host.toLowerCase().replace(/^www\d?\./, ''),
    path: path.split('/').filter(Boolean).map(decode),
    params: query
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return at < 0
          ? ([decode(pair), ''] as const)
          : ([decode(pair.slice(0, at)), decode(pair.slice(at + 1).replaceAll('+', ' '))] as const)
      }),
    fragment,
  }
}

/** The value of the first parameter with one of these names, whatever their case. */
export function paramOf({ params }: AddressParts, ...names: string[]): string | null {
  for (const [name, value] of params) {
    if (names.includes(name.toLowerCase()) && value !== '') return value
  }
  return null
}

/** A broken escape stays as it is written, and so does that of a control character: no database holds U+0000. */
function decode(text: string) {
  try {
    const plain = decodeURIComponent(text)
    return /\p{Cc}/u.test(plain) ? text : plain
  } catch {
    return text
  }
}
