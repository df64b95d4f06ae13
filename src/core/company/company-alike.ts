/**
 * Whether two company names mean one employer. A board's address ("grafanalabs", "pitchbook-inc") and the name that it
 * shows ("Grafana Labs") do; "Acme" and "Acme Labs" do not: "Labs", "Systems" and "Group" belong to a name, and so do
 * accents ("Škoda", "Koda").
 */

import { fold } from '#core/text/fold-text.ts'
import { companyKey } from './company-name.ts'
import { knownSpelling } from './company-spellings.ts'

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
  const [a, b] = [readCompany(one), readCompany(other)]
  if (a.isNameless || b.isNameless) return 'different'
  if (a.letters === b.letters) return 'same'
  if (a.key === b.key) return 'likely'
  if (!a.isAddress && !b.isAddress) return 'different'
  if (a.folded === b.folded || a.formal === b.formal) return 'same'
  return isMadeOf(a, b) || isMadeOf(b, a) ? 'likely' : 'different'
}

type CompanyRead = {
  letters: string
  folded: string
  /** Without an article. */
  key: string
  isNameless: boolean
  isAddress: boolean
  /** Of an address: the letters without what says that it is one. */
  formal: string
  /** What an address may be made of: the name, shortened, and its initials. */
  names: readonly string[]
  initials: readonly string[]
  /** Of an address: its letters, with what was added taken off. */
  bare: readonly string[]
}

/** Each name is compared with many: what was read of the last ones is kept. */
const READ = new Map<string, CompanyRead>()
const MOST_READ = 4_000

function readCompany(name: string): CompanyRead {
  const known = READ.get(name)
  if (known) return known
  if (READ.size >= MOST_READ) READ.clear()
  const read = readAnew(name)
  READ.set(name, read)
  return read
}

function readAnew(name: string): CompanyRead {
  const key = companyKey(name)
  const letters = companyLetters(name)
  const isAddress = isAddressLike(name)
  const plain = fold(key)
  const words = plain.split(' ')
  const address = name.trim()
  const short = withoutEnds(address, FORMAL_BEHIND, BEHIND)
  return {
    letters,
    folded: fold(letters),
    key: withoutArticle(key),
    isNameless: NO_NAME.test(key),
    isAddress,
    formal: isAddress ? lettersOf(withoutEnds(name, FORMAL_BEHIND)) : lettersOf(letters),
    names: [letters, plain.replace(LEFT_OUT, ''), withoutArticle(plain)].map(lettersOf),
    initials:
      words.length >= 3
        ? [words, words.filter((word) => !SMALL_WORDS.has(word))].map((all) =>
            all.map((word) => word.charAt(0)).join(''),
          )
        : [],
    bare: isAddress
      ? [address, short, address.replace(BEFORE, ''), short.replace(BEFORE, '')].map(lettersOf)
      : [],
  }
}

/** Whether one is the address, and that the name of the other with something added or left out, or its initials. */
function isMadeOf({ bare }: CompanyRead, { names, initials }: CompanyRead) {
  const [whole = ''] = bare
  return (
    bare.some((made) => made.length >= 3 && names.includes(made)) ||
    (whole !== '' && initials.includes(whole))
  )
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
