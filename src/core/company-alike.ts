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

/** What is added to a name to get an address that is still free. */
const BEFORE =
  /^(?:get|join|try|use|with|go|the|hello|hey|team|workat|weare|applyto|careersat|jobsat)-?/
const BEHIND =
  /[-.]?(?:inc|llc|ltd|gmbh|hq|io|ai|com|co|app|dev|jobs?|careers?|hiring|team|global|usa?|uk|eu|fr|de|br|corp|tech|\d{1,4})$/

/** What employers call themselves who do not say who they are. */
const NO_NAME =
  /^(?:(?:in )?stealth(?: mode)?(?: startup| company)?|confidential|undisclosed|anonymous|unknown|startup|n a|client|our client|company)$/

export function compareCompanies(one: string, other: string): CompaniesCompared {
  if (NO_NAME.test(companyKey(one)) || NO_NAME.test(companyKey(other))) return 'different'
  const [a, b] = [companyLetters(one), companyLetters(other)]
  if (a === b) return 'same'
  const isAddress = [isAddressLike(one), isAddressLike(other)]
  if (isAddress.some(Boolean)) {
    if (fold(a) === fold(b)) return 'same'
    if (isMadeOf(one, other) || isMadeOf(other, one)) return 'likely'
  }
  return 'different'
}

/** Letters and digits of the name, legal form aside; of a well-known address, those of the name that it stands for. */
export function companyLetters(name: string): string {
  const known = isAddressLike(name) ? knownSpelling(name) : null
  return companyKey(known ?? name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** As `companyLetters`, without what addresses add: for looking up, never for deciding. */
export function companyStem(name: string): string {
  const letters = fold(companyLetters(name))
  const stem = letters.replace(BEHIND, '').replace(BEFORE, '')
  return stem.length >= 3 ? stem : letters
}

/** One small word, as boards are called: "acme", "acme-inc", "acme.io", "acme2". */
function isAddressLike(name: string) {
  return /^[a-z\d]+(?:[-._][a-z\d]+)*$/.test(name.trim())
}

/** Whether `address` is `name` with something added. */
function isMadeOf(address: string, name: string) {
  if (!isAddressLike(address)) return false
  const letters = fold(companyLetters(name))
  if (letters.length < 3) return false
  const plain = address.trim().toLowerCase()
  return [
    plain.replace(BEHIND, ''),
    plain.replace(BEFORE, ''),
    plain.replace(BEHIND, '').replace(BEFORE, ''),
  ].some((bare) => bare !== plain && fold(bare).replace(/[^\p{L}\p{N}]/gu, '') === letters)
}
