/**
 * Names as a sentence of a letter can hold them: a company without its legal form, a title of the CV without what is
 * in brackets, and their articles. A job's own title is read in `letter-role.ts`.
 */
import { englishTitle } from './english-title.ts'
import type { LetterLanguage } from './letter-language.ts'
import { TITLE_WORDS } from './proof-gate-words.ts'

const ROLE_STEMS =
  'entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin referent referentin sachbearbeiter sachbearbeiterin techniker technikerin kaufmann kauffrau projektleiter projektleiterin architektin softwareentwickler softwareentwicklerin softwareingenieur teamleiter teamleiterin administratorin tester testerin werkstudent werkstudentin praktikant praktikantin konstrukteur konstrukteurin développeur développeuse ingénieur ingénieure chef cheffe responsable chargé chargée technicien technicienne directeur directrice architecte analyste consultante gestionnaire administrateur administratrice concepteur conceptrice rédacteur rédactrice stagiaire desarrollador desarrolladora ingeniero ingeniera analista jefe jefa técnico técnica director directora arquitecto arquitecta diseñador diseñadora administrador administradora consultora programador programadora gerente coordinador coordinadora científico científica nurse swe lead head marketer coordinator editor agent representative assistant tutor trainer operator organiser'.split(
    ' ',
  )
/** A level alone is no role: "Senior Rust". */
const LEVELS = new Set(['associate', 'junior', 'principal', 'senior', 'staff'])
const ROLE_WORDS = [...TITLE_WORDS, ...ROLE_STEMS].filter((word) => !LEVELS.has(word))
export const ROLE_WORD = new RegExp(
  `(?<![\\p{L}])(?:${ROLE_WORDS.join('|')})(?:s|:?in|\\*in)?(?![\\p{L}])`,
  'iu',
)
export const hasRoleWord = (text: string): boolean => ROLE_WORD.test(text)

/** Whether a title names somebody: "Data Engineer", "Head of Growth", and not "Reverse Engineering". */
export const endsInRole = (title: string): boolean =>
  new RegExp(`${ROLE_WORD.source}(?:$|\\s(?:of|for|I{1,3}|IV|V|\\d)(?:\\s|$)|[,(])`, 'iu').test(
    title,
  )

/**
 * The company's name for a sentence, or null. Some listings have a role in its place; the title is the company then if
 * the text speaks of it as one.
 */
export function companyOf({
  title,
  company,
  description = '',
}: {
  title: string
  company: string
  description?: string
}): string | null {
  if (company === '' || /^(?:unknown|confidential|n\/a|undisclosed)$/i.test(company)) return null
  // "Data Analyst at Acme, the largest …".
  const [, held = '', employer] =
    /^(\S.{2,60}?) (?:at|@) (\p{Lu}[\p{L}\p{N}.&' -]{1,40})/u.exec(company) ?? []
  if (employer !== undefined && endsInRole(held)) return plainCompany(employer.replace(/[.,]$/, ''))
  const isRole = endsInRole(company) && !isSpokenOf(company, description)
  if (!isRole) return spelledIn(withoutEnding(plainCompany(company), description), description)
  if (!ROLE_WORD.test(title) && isSpokenOf(title, description)) return plainCompany(title)
  return headCompany(description)
}

/** "Acme.com" is Acme where the listing calls it so. */
function withoutEnding(company: string, description: string): string {
  const name = /^(?<name>\p{L}{3,30})\.(?:com|io|ai|co|dev|org|net|app)$/iu.exec(company)?.groups
    ?.name
  if (name === undefined) return company
  const isSpoken = new RegExp(
    `(?<![\\p{L}/.@-])${name}(?![\\p{L}.]*\\.\\p{Ll}|[\\p{L}/@])`,
    'u',
  ).test(description)
  return isSpoken || new RegExp(`/${name}\\b`, 'i').test(description) ? name : company
}

/** A listing headed by its role may name the company at the head of a further one: "Acme | Senior Engineer | Remote". */
function headCompany(text: string): string | null {
  const names = text
    .split('\n')
    .slice(1, 60)
    .flatMap((line) => /^(\p{Lu}[\p{L}\p{N}. ]{1,30}) \| /u.exec(line)?.[1] ?? [])
  const inHeads = names.find((name) => !ROLE_WORD.test(name) && text.split(name).length > 2)
  return inHeads ?? introducedCompany(text)
}

/** "We are Acme Foundation and are looking for …", "…, join Acme Technologies and …". */
function introducedCompany(text: string): string | null {
  const found =
    /\b(?:[Ww]e are|[Ww]e['’]re|[Jj]oin) (?<name>\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+){0,2})(?= and\b|[,.!(]| to\b)/u.exec(
      text,
    )?.groups?.name
  return found === undefined || ROLE_WORD.test(found) || /^(?:Us|Our|The|Series)\b/.test(found)
    ? null
    : found
}

/** "acme", if the listing begins so. */
const spelledIn = (name: string, description: string) =>
  description.startsWith(name.toLowerCase()) && !description.includes(name)
    ? name.toLowerCase()
    : name

/** "Acme is …", "Acme builds …". */
const isSpokenOf = (name: string, text: string): boolean =>
  name.length > 2 &&
  ['is', 'builds', 'helps', 'makes', 'has', 'provides', 'offers', 'was'].some((verb) =>
    text.includes(`${name} ${verb} `),
  )

/** "the" before names that take it in English: "the University of Bergen". */
export const withThe = (name: string): string =>
  /^(?:University|Institute|College|Ministry|Department|Bureau|Bank|School|Academy|Office|Centre|Center|Council|Museum|Association|City) (?:of|for)\b|^(?:National|Federal|Royal) \p{Lu}/u.test(
    name,
  )
    ? `the ${name}`
    : name

const LEGAL =
  /(?:,?\s{1,9}(?:inc|incorporated|llc|l\.l\.c|llp|ltd|limited|plc|corp|corporation|gmbh & co\.? kg|gmbh & co\.? kgaa|gmbh|ggmbh|mbh|ag|se|kg|kgaa|ohg|ug(?: \(haftungsbeschränkt\))?|s\.?a\.?s\.?u?|sarl|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ab|oy|oyj|aps|a\/s|pte\.? ltd|pty\.? ltd|pvt\.? ltd|sp\.? z o\.? ?o|s\.?r\.?o|d\.?o\.?o|s\.?a|k\.?k)\.?)$/i

/** "Acme GmbH & Co. KG" is "Acme", "Embrace (embrace.example)" is "Embrace". */
export function plainCompany(name: string): string {
  let plain = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\[([^\][]{2,80})\]$/, '$1')
  const bare = plain
    .replace(/\s{0,9}[([][^)\]]{0,200}[)\]]/g, '')
    .replace(/\s{1,9}(?:https?:\/\/|www\.)\S{1,300}/g, '')
    .replace(/\s{1,9}[([][^)\]]{0,200}$/, '')
    .replace(/(?<!\s)\s{1,9}[|–—-]\s.{0,300}$/, '')
    // "Acme Labs back in the house".
    .replace(/ (?:\p{Ll}{1,15} ){2,5}\p{Ll}{1,15}$/u, '')
    .replace(/(?<![,;:])[,;:]+$/, '')
    .trim()
  if (bare !== '') plain = bare
  for (let form = LEGAL.exec(plain); form && form.index > 0; form = LEGAL.exec(plain)) {
    plain = plain.slice(0, form.index).replace(/(?:,|\s&|\sand)$/, '')
  }
  return plain
}

/** Work for oneself has no employer to name; "Independent Living Ltd" is one. */
export const isSelfEmployed = (company: string): boolean =>
  /^(?:self[- ]?employ(?:ed|ment)|freelance(?:r|lance)?|selbst(?:st)?ändig|freiberuflich|indépendante?|autónom[oa]|various clients|independent(?= (?:consult|contract|profession|develop|design)|$|\s?[(,/–-]))(?!\p{L})/iu.test(
    company.trim(),
  )

/** A CV's own title, without what is in brackets and after a comma; null if a sentence cannot hold it. */
export function heldTitle(title: string, language: LetterLanguage): string | null {
  const own = title
    .replace(/\s{0,9}\([^)]{0,200}\)/g, '')
    .replace(/(?<!\s)\s{1,9}[–—|-]\s.{0,300}$|,.{0,300}$/, '')
    .trim()
  const plain = language === 'en' ? englishTitle(own) : own
  if (plain === null) return null
  const isName = /^[\p{L}][\p{L}\p{N} .&+#/:*’'-]*$/u.test(plain)
  return isName && plain.length >= 2 && plain.length <= 45 ? plain : null
}

/** "Software Engineering Placement" is what one did, and not what one was. */
export const isStay = (title: string): boolean =>
  /\b(?:placement|internship|apprenticeship|traineeship|residency|fellowship)$/i.test(title)

/** "a Senior Engineer", "an SRE"; without an article if only one person holds the title. */
export function withArticle(title: string): string {
  if (/^(?:head|director|chief|vice|vp|cto|ceo|cfo|coo|cpo|ciso|president)\b/i.test(title))
    return title
  return `${article(title)} ${title}`
}

/** By sound: "an hour", "a user", "an SRE", "a UX designer". */
export function article(words: string): 'a' | 'an' {
  const first = /^[\p{L}\p{N}]+/u.exec(words)?.[0] ?? ''
  if (
    /^[A-Z]{2,4}$/.test(first) &&
    !/^(?:LEAD|IT|AI|UX|UI|API|IOS)$/.test(first) &&
    !/^[A-Z]*[AEIOU][A-Z]/.test(first.slice(1))
  ) {
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  }
  if (/^M(?:Sc|Eng|Phil|Res|BA|S|A|D)$/.test(first)) return 'an'
  if (/^(?:UX|UI|U[A-Z]\b)/.test(first)) return 'a'
  if (/^(?:8|11|18|80)/.test(first)) return 'an'
  if (/^(?:uni(?!n|m)|use|usu|eu|one|ubi)/i.test(first)) return 'a'
  if (/^(?:hour|honest|heir)/i.test(first)) return 'an'
  return /^[aeiouáéíóúäöüàèåø]/i.test(first) ? 'an' : 'a'
}
