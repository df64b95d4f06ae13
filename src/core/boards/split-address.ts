/**
 * A web address in its parts, for rules that compare or read addresses: host in lower case without "www.", decoded
 * path segments and parameters, and the fragment. Null for anything but an http or https address.
 */
export type AddressParts = {
  host: string
  /** Path segments, decoded and not empty. */
  path: readonly string[]
  /** In the order written; a name may appear more than once. */
  params: readonly (readonly [string, string])[]
  /** The text after "#", as written. */
  fragment: string
}

/** No listing's address is longer (listing.ts). */
const MAX_LENGTH = 2_000

/** Also accepts "jobs.lever.co/acme": people paste addresses as their browsers show them. */
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

/** The first non-empty value among parameters with one of these names, in any case. */
export function paramOf({ params }: AddressParts, ...names: string[]): string | null {
  for (const [name, value] of params) {
    if (names.includes(name.toLowerCase()) && value !== '') return value
  }
  return null
}

/** Invalid escapes and escaped control characters stay as written: PostgreSQL cannot store U+0000. */
function decode(text: string) {
  try {
    const plain = decodeURIComponent(text)
    return /\p{Cc}/u.test(plain) ? text : plain
  } catch {
    return text
  }
}
