/**
 * Addresses of questions. A board of a source that can be searched is such a question: its token is `all`, or a query as
 * in an address ("category=design&location=Berlin"), written by the operator. What we add ourselves cannot be asked for.
 */

/** The address with what the token asks and what we ask; ours wins. */
export function askedAddress(
  base: string,
  token: string,
  ours: Readonly<Record<string, string | number>>,
): string {
  const asked = askedPairs(token).filter(([name]) => !Object.hasOwn(ours, name))
  const pairs = [...asked, ...Object.entries(ours)]
  const query = pairs.map(([name, value]) => `${escaped(name)}=${escaped(String(value))}`).join('&')
  return query ? `${base}?${query}` : base
}

/** The question of a token in pairs; none for `all`. */
export function askedPairs(token: string): [name: string, value: string][] {
  if (token === 'all') return []
  return token
    .split('&')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1)]
    })
}

/** What an operator escaped already is not escaped twice; "+" is a space, as forms write it. */
const escaped = (text: string) =>
  encodeURIComponent(text.replaceAll('+', ' ')).replace(/%25([\da-f]{2})/gi, '%$1')
