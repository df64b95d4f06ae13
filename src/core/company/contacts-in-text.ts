/**
 * Email addresses and phone numbers in a line of text. Addresses that are written to keep robots away, as in
 * "jobs [at] acme [dot] com", are stated all the same.
 */

const AT = /\s?[[({<]\s?(?:at|ät|a t|@)\s?[\])}>]\s?/gi
const DOT = /\s?[[({<]\s?(?:dot|punkt|punto|point|\.)\s?[\])}>]\s?/gi
/** Without brackets, only if both words are there. */
const SPELLED =
  /(?<![\w.+-])([\w.+-]{1,64}) (?:AT|at) ([\w-]{1,63}) (?:DOT|dot) ([a-z]{2,24})(?![\w-])/g
const ADDRESS =
  /(?<![\p{L}\p{N}._%+'@-])([\p{L}\p{N}._%+'-]{1,64})@((?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24})(?![\p{L}\p{N}@-])/gu

/** In lower case, in order, each once. */
export function emailsIn(text: string): string[] {
  const plain = text
    .replaceAll('＠', '@')
    .replaceAll('．', '.')
    .replace(AT, '@')
    .replace(DOT, '.')
    .replace(SPELLED, '$1@$2.$3')
  if (!plain.includes('@')) return []
  const found = [...plain.matchAll(ADDRESS)].map(([, local = '', domain = '']) =>
    parseEmail(`${local}@${domain}`),
  )
  return [...new Set(found.filter((address) => address !== null))]
}

/** The addresses of a `mailto:` link; copies to others do not count. */
export function emailsOfLink(href: string): string[] {
  if (!/^mailto:/i.test(href) || href.length > 2_000) return []
  const [path = ''] = href.slice('mailto:'.length).split('?')
  const found = decoded(path)
    .split(/[,;]/)
    .map((each) => parseEmail(each.trim()))
  return [...new Set(found.filter((address) => address !== null))]
}

/** Null for what no mail server accepts, or has letters that make two addresses look alike. */
function parseEmail(text: string): string | null {
  const [, local = '', domain = ''] =
    /^([a-z\d][\w.%+'-]{0,63})@((?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24})$/i.exec(text) ?? []
  if (local === '' || local.endsWith('.') || local.includes('..')) return null
  return `${local}@${domain}`.toLowerCase()
}

const PHONE_LABEL =
  '(?:tel(?:efono?|ephone|éfono|efoon|efone)?|phone|t[ée]l(?:[ée]phone)?|mobile|switchboard|växel|puhelin|call(?: us)?(?: at)?|zentrale|reception)'
const LABELLED_PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}])${PHONE_LABEL}\\.?(?: (?:number|no\\.|nr\\.))? ?[:.]? ?([+(]?\\d[\\d ()/.–\\u00a0-]{5,24}\\d)`,
  'giu',
)
const PHONE_LABEL_ALONE = new RegExp(`^${PHONE_LABEL}\\.? ?:?$`, 'iu')

/** Numbers that the text calls a phone; not those for fax. A label may have a line of its own. */
export function phonesIn(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? ''
    const labelled = PHONE_LABEL_ALONE.test(before) ? `${before} ${line}` : line
    return [...labelled.matchAll(LABELLED_PHONE)].map(([, number = '']) => parsePhone(number))
  })
  return [...new Set(found.filter((number) => number !== null))]
}

/** The number of a `tel:` link, or null. */
export function phoneOfLink(href: string): string | null {
  const [, number] = /^(?:tel|callto):([^;?]{1,60})/i.exec(href) ?? []
  return number === undefined ? null : parsePhone(decoded(number))
}

/** "+49 (0)30 123-45" is "+493012345". Null for what has too few or too many digits. */
export function parsePhone(text: string): string | null {
  const plain = text.replace(/^\s*(?:tel|callto):/i, '').trim()
  if (!/^[+(]?[\d\s()/.–-]+$/.test(plain)) return null
  const isInternational = plain.startsWith('+')
  const digits = (isInternational ? plain.replace('(0)', '') : plain).replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  return isInternational ? `+${digits}` : digits
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
