/**
 * Whether two company names mean one employer. A board's address ("grafanalabs", "pitchbook-inc") and the name that it
 * shows ("Grafana Labs") do; "Acme" and "Acme Labs" do not: "Labs", "Systems" and "Group" belong to a name, and so do
 * accents ("Škoda", "Koda").
 */
import { companyKey } from './company-name.ts'
import { knownSpelling } from './company-spellings.ts'
import { fold } from './fold-text.ts'

export type CompaniesCompared =
  | 'same'
  /** One may be an address made of the other: "duranta" and "getduranta". */
  | 'likely'
  | 'different'

/** What employers call themselves who do not say who they are. */
const NO_NAME =
  /^(?:(?:in )?stealth(?: mode)?(?: startup| company)?|confidential|undisclosed|anonymous|unknown|startup|n a|client|our client|company)$/

/** What is added to a name to get an address that is still free. */
const BEFORE =
  /^(?:get|join|try|use|with|go|the|hello|hey|team|weare|workat|applyto|careersat|jobsat)-?/
/** Says what the address is for, and never belongs to a name. */
const FORMAL_BEHIND =
  /[-._]?(?:inc|llc|ltd|limited|gmbh|hq|com|jobs?|careers?|hiring|corp|external|board)$/
/** Is at the end of addresses and of names. */
const BEHIND =
  /[-._]?(?:io|ai|co|app|dev|team|global|usa?|uk|eu|fr|de|br|ca|es|in|tech|company|companies|\d{1,4})$/
/** Words at the end of a shown name that its address leaves out. */
const LEFT_OUT = /(?<=.{3}) (?:ai|technology|technologies|software|hq|app|io|corporation)$/
const SMALL_WORDS = new Set('of and the for'.split(' '))

export function compareCompanies(one: string, other: string): CompaniesCompared {
  const keys = [companyKey(one), companyKey(other)] as const
  if (keys.some((key) => NO_NAME.test(key))) return 'different'
  const [a, b] = [companyLetters(one), companyLetters(other)]
  if (a === b) return 'same'
  if (withoutArticle(keys[0]) === withoutArticle(keys[1])) return 'likely'
  const [isOne, isOther] = [isAddressLike(one), isAddressLike(other)]
  if (!isOne && !isOther) return 'different'
  if (fold(a) === fold(b)) return 'same'
  const formal = [
    isOne ? withoutEnds(one, FORMAL_BEHIND) : a,
    isOther ? withoutEnds(other, FORMAL_BEHIND) : b,
  ]
  if (lettersOf(formal[0] ?? '') === lettersOf(formal[1] ?? '')) return 'same'
  return (isOne && isMadeOf(one, other)) || (isOther && isMadeOf(other, one))
    ? 'likely'
    : 'different'
}

/** Letters and digits of the name, legal form aside; of a well-known address, those of the name that it stands for. */
export function companyLetters(name: string): string {
  const known = isAddressLike(name) ? knownSpelling(name) : null
  return companyKey(known ?? name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** As `companyLetters`, without what addresses add: for looking up, never for deciding. */
export function companyStem(name: string): string {
  const letters = lettersOf(companyLetters(name))
  const stem = withoutEnds(letters, FORMAL_BEHIND, BEHIND).replace(BEFORE, '')
  return stem.length >= 3 ? stem : letters
}

/** One small word, as boards are called: "acme", "acme-inc", "acme.io", "acme2". */
function isAddressLike(name: string) {
  return /^[a-z\d]+(?:[-._][a-z\d]+)*$/.test(name.trim())
}

/** Whether `address` is `name` with something added or left out, or its initials. */
function isMadeOf(address: string, name: string) {
  const plain = address.trim()
  const letters = lettersOf(companyLetters(name))
  const key = fold(companyKey(name))
  const names = [letters, lettersOf(key.replace(LEFT_OUT, '')), lettersOf(withoutArticle(key))]
  const bare = withoutEnds(plain, FORMAL_BEHIND, BEHIND)
  const addresses = [plain, bare, plain.replace(BEFORE, ''), bare.replace(BEFORE, '')].map(
    lettersOf,
  )
  if (addresses.some((made) => made.length >= 3 && names.includes(made))) return true
  const words = key.split(' ')
  const initials = [words, words.filter((word) => !SMALL_WORDS.has(word))].map((all) =>
    all.map((word) => word.charAt(0)).join(''),
  )
  return words.length >= 3 && initials.includes(lettersOf(plain))
}

/** "The Acme Company" is "Acme" to most. */
const withoutArticle = (key: string) =>
  key.replace(/^the (?=.{3})/, '').replace(/(?<=.{3}) compan(?:y|ies)$/, '')

/** Up to three additions at the end, as in "acmecareersbr"; three letters stay. */
function withoutEnds(address: string, ...ends: RegExp[]) {
  let rest = address
  for (let round = 0; round < 3; round++) {
    const shorter = ends.map((end) => rest.replace(end, '')).find((cut) => cut !== rest)
    if (shorter === undefined || lettersOf(shorter).length < 3) break
    rest = shorter
  }
  return rest
}

function lettersOf(name: string) {
  return fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
