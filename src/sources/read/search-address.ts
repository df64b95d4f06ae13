/**
 * Addresses of searches. For a searchable source, a board is a search: its token is `all`, or a query string
 * ("category=design&location=Berlin") written by the operator. It cannot override our own parameters.
 */

/** The address with the token's parameters and ours; ours take precedence. */
export function searchAddress(
  base: string,
  token: string,
  ours: Readonly<Record<string, string | number>>,
): string {
  const asked = searchParamsOf(token).filter(([name]) => !Object.hasOwn(ours, name))
  const pairs = [...asked, ...Object.entries(ours)]
  const query = pairs.map(([name, value]) => `${escaped(name)}=${escaped(String(value))}`).join('&')
  return query ? `${base}?${query}` : base
}

/** The token's parameters as pairs; none for `all`. */
export function searchParamsOf(token: string): [name: string, value: string][] {
  if (token === 'all') return []
  return token
    .split('&')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1)]
    })
}

/** Does not escape twice what an operator already escaped; "+" is a space, as in forms. */
const escaped = (text: string) =>
  encodeURIComponent(text.replaceAll('+', ' ')).replace(/%25([\da-f]{2})/gi, '%$1')
