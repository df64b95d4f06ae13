/**
 * Email addresses and phone numbers in a line of text. Addresses that are written to keep robots away, as in
 * "jobs [at] acme [dot] com", are stated all the same.
 */

/** "at" and "dot" as they are spelled out in the languages of Europe. */
const AT_WORDS =
  'at|ät|aet|a t|a|arroba|arrobase|arobase|chiocciola|apenstaartje|snabel-?a|kringel|malpa|małpa|zavinac|zavináč|kukac|klammeraffe|affe|miukumauku|@'
const DOT_WORDS =
  'dot|punkt|punto|ponto|point|punt|prik|piste|kropka|tecka|tečka|tacka|tačka|pont|\\.'
const AT = new RegExp(`\\s?[[({<]\\s?(?:${AT_WORDS})\\s?[\\])}>]\\s?`, 'giu')
const DOT = new RegExp(`\\s?[[({<]\\s?(?:${DOT_WORDS})\\s?[\\])}>]\\s?`, 'giu')
/** "jobs-at-acme-dot-com", only where no "@" is. */
const DASHED_AT = /\s?[-_|]{1,2}(?:at|AT|ät)[-_|]{1,2}\s?/g
const DASHED_DOT = /\s?[-_|]{1,2}(?:dot|DOT|punkt)[-_|]{1,2}\s?/g
/** Without brackets, only if both words are there. */
const SPELLED = new RegExp(
  `(?<![\\w.+-])([\\w.+-]{1,64}) (?:at|AT|ät|arroba|arobase|chiocciola|apenstaartje|snabel-a|małpa|zavináč|@) ` +
    `([\\w-]{1,63}(?: ?(?:(?<= )(?:dot|DOT|punkt|punto|ponto|point|punt|piste|kropka|tečka)|\\.) ?[\\w-]{1,63}){0,3}) ` +
    `(?:dot|DOT|punkt|punto|ponto|point|punt|piste|kropka|tečka|\\.) ([a-z]{2,24})(?![\\w-])`,
  'gu',
)
const SPELLED_DOT = / (?:dot|DOT|punkt|punto|ponto|point|punt|piste|kropka|tečka) | ?\. ?/gu
/** "info @ acme.com" */
const SPACED = /(?<![\w.+-])([\w.+-]{1,64}) ?@ ?((?:[\w-]{1,63}\.){1,4}[a-z]{2,24})(?![\w-])/g
/** "jobs@acme[NOSPAM].com", and characters that take no room. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const ADDRESS =
  /(?<![\p{L}\p{N}._%+'@-])([\p{L}\p{N}._%+'-]{1,64})@((?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24})(?![\p{L}\p{N}@-])/gu

/** In lower case, in order, each once. */
export function emailsIn(text: string): string[] {
  const bracketed = text
    .replace(INVISIBLE, '')
    .replaceAll('＠', '@')
    .replaceAll('．', '.')
    .replace(AT, '@')
    .replace(DOT, '.')
  const dashed = bracketed.includes('@')
    ? bracketed
    : bracketed.replace(DASHED_AT, '@').replace(DASHED_DOT, '.')
  const plain = dashed
    .replace(
      SPELLED,
      (_, local, host, ending) => `${local}@${host.replace(SPELLED_DOT, '.')}.${ending}`,
    )
    .replace(SPACED, '$1@$2')
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
  '(?:tel(?:efono?|efonos|efoon|efone|efonnummer|efonnr|efoonnummer|ephone|éfono|éfonos|\\.?nr)?|telefon|tlf|tfn|tlfn|phones?|fon|t[ée]l(?:[ée]phone)?s?|mobile|switchboard|växel|sentralbord|omstilling|puhelin|puh|vaihde|call(?: us)?(?: at)?|zentrale|service-hotline|hotline|reception|centralino|centralita|centrala|telefonszám|τηλ|τηλέφωνο|тел|телефон|電話|电话|전화)'
/** On a page about contact, also what means something else elsewhere. */
const PAGE_LABEL = `(?:${PHONE_LABEL}|t|p|m|ph|mobil|mob|cell|cellulare|móvil|telemóvel|telemovel|gsm|handy|komórka|kom|bel(?: ons)?|rufen sie uns an|ruf uns an|llámanos|appelez-nous|chiamaci|zentralruf|servicenummer|infoline|helpline|standard|accueil|sekretariat|sekretariát|toll[- ]free|freephone|numero verde|whatsapp)`
const PHONE_NUMBER = '[+(]{0,2}\\d[\\d ()/.–\\u00a0-]{5,24}\\d'
const LABELLED_PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}])${PHONE_LABEL}\\.?(?: (?:number|no\\.|nr\\.))? ?[:.|]? ?(${PHONE_NUMBER})`,
  'giu',
)
const PHONE_LABEL_ALONE = new RegExp(`^${PAGE_LABEL}\\.? ?:?$`, 'iu')
/** The label just before a number: "Tel.:", "Phone (office) –", "T". */
const LABEL_AT_END = new RegExp(
  `(?<![\\p{L}\\p{N}])${PAGE_LABEL}(?: (?:number|no|nr))?\\.?(?: ?\\([^()]{1,30}\\))? ?[:.|–-]? ?$`,
  'iu',
)
const FAX_AT_END =
  /(?<!\p{L})(?:(?:tele)?fax|faxnummer|t[ée]l[ée]copie(?:ur)?|faks|telefaks|telekopia|fakszám|fakss?|факс|f)(?: (?:number|no|nr))?\.? ?[:.|–-]? ?$/iu
const NUMBER = new RegExp(`(?<![\\p{L}\\p{N}@/._+–-])${PHONE_NUMBER}(?![\\p{L}\\p{N}@%€$])`, 'gu')

export type PhoneMention = {
  number: string
  /** What the text before it, since the last number, calls it. */
  label: 'phone' | 'fax' | null
  /** The line up to the number. */
  before: string
  after: string
}

/** Everything in a line that looks like a phone number. */
export function phoneMentions(line: string): PhoneMention[] {
  return [...line.matchAll(NUMBER)].flatMap((match) => {
    // "040 / 555 01 20 – 22" and "T: 040 555 | F: 040 556": what follows a dash or bar is another.
    const number = parsePhone(match[0].replace(/ [–-] ?\d{1,2}$/, ''))
    if (number === null) return []
    const before = line.slice(0, match.index)
    const near = before.slice(-60)
    const label = FAX_AT_END.test(near) ? 'fax' : LABEL_AT_END.test(near) ? 'phone' : null
    return [{ number, label, before, after: line.slice(match.index + match[0].length) }]
  })
}

export const isPhoneLabel = (line: string): boolean =>
  line.length < 40 && PHONE_LABEL_ALONE.test(line)

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

/** "+49 (0)30 123-45" and "0049 30 12345" are "+493012345". Null for what has too few or too many digits. */
export function parsePhone(text: string): string | null {
  const plain = text
    .replace(/^\s*(?:tel|callto):/i, '')
    .replace(/^\s*\(\+(\d{1,3})\)/, '+$1')
    .trim()
  if (!/^[+(]?[\d\s()/.–-]+$/.test(plain)) return null
  const isInternational = /^(?:\+|\(?00)/.test(plain)
  const digits = (isInternational ? plain.replace(/\( ?0 ?\)/, '') : plain)
    .replace(/\D/g, '')
    .replace(isInternational ? /^00/ : /^$/, '')
  if (digits.length < 7 || digits.length > 15) return null
  return isInternational ? `+${digits}` : digits
}

/** Whether two numbers are one, written with and without the country's code. */
export function isSamePhone(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.startsWith('+') ? [other, one] : [one, other]
  if (short.startsWith('+')) return false
  const national = short.replace(/^0/, '')
  if (!long.startsWith('+')) return national === long.replace(/^0/, '') || isWithTrunk(short, long)
  const code = long.length - 1 - national.length
  // The trunk prefix of North America is its country code.
  if (`+${short}` === long) return true
  return national.length >= 6 && code >= 1 && code <= 4 && long.endsWith(national)
}

const isWithTrunk = (one: string, other: string) => one === `1${other}` || other === `1${one}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
