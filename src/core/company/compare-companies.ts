/**
 * Whether two company names mean the same employer. A board's address ("grafanalabs",
 * "pitchbook-inc") matches its display name ("Grafana Labs"). "Acme" and "Acme Labs" don't match:
 * "Labs", "Systems" and "Group" are part of the name, and so are accents ("Škoda", "Koda").
 */

import { fold } from '#core/text/fold-text.ts'
import { companyKey } from './company-name.ts'
import { knownSpelling } from './company-spellings.ts'

export type CompaniesCompared =
  | 'same'
  /** One may be an address derived from the other: "duranta" and "getduranta". */
  | 'likely'
  | 'different'

/** Placeholders used by employers that stay anonymous. */
const NO_NAME =
  /^(?:(?:in )?stealth(?: mode)?(?: startup| company)?|confidential|undisclosed|anonymous|unknown|startup|n a|client|our client|company)$/

/** Prefixes added to a name to get an address that is still available. */
const BEFORE =
  /^(?:get|join|try|use|with|go|the|hello|hey|team|weare|workat|applyto|careersat|jobsat)-?/
/** Describes the address's purpose and is never part of a name. */
const FORMAL_BEHIND =
  /[-._]?(?:inc|llc|ltd|limited|gmbh|hq|com|jobs?|careers?|hiring|corp|external|board)$/
/** Occurs at the end of both addresses and names. */
const BEHIND =
  /[-._]?(?:io|ai|co|app|dev|team|global|usa?|uk|eu|fr|de|br|ca|es|in|tech|company|companies|\d{1,4})$/
/** Words at the end of a display name that the address omits. */
const OMITTED = /(?<=.{3}) (?:ai|technology|technologies|software|hq|app|io|corporation)$/
const SMALL_WORDS = new Set('of and the for'.split(' '))

export function compareCompanies(one: string, other: string): CompaniesCompared {
  const [a, b] = [readCompany(one), readCompany(other)]
  if (a.isNameless || b.isNameless) return 'different'
  if (a.letters === b.letters) return 'same'
  if (a.key === b.key) return 'likely'
  if (!a.isAddress && !b.isAddress) return 'different'
  if (a.folded === b.folded || a.formal === b.formal) return 'same'
  return isDerivedFrom(a, b) || isDerivedFrom(b, a) ? 'likely' : 'different'
}

type CompanyRead = {
  letters: string
  folded: string
  /** Without the article. */
  key: string
  isNameless: boolean
  isAddress: boolean
  /** For an address: the letters without suffixes such as "inc" or "careers". */
  formal: string
  /** What an address may be derived from: the name, its short forms and its initials. */
  names: readonly string[]
  initials: readonly string[]
  /** For an address: its letters, with common additions removed. */
  bare: readonly string[]
}

/** Each name is compared with many others, so recent readings are cached. */
const CACHE = new Map<string, CompanyRead>()
const MAX_CACHED = 4_000

function readCompany(name: string): CompanyRead {
  const known = CACHE.get(name)
  if (known) return known
  if (CACHE.size >= MAX_CACHED) CACHE.clear()
  const read = parseCompany(name)
  CACHE.set(name, read)
  return read
}

function parseCompany(name: string): CompanyRead {
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
    names: [letters, plain.replace(OMITTED, ''), withoutArticle(plain)].map(lettersOf),
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

/**
 * Whether the first is an address made from the second's name (with something added or omitted) or
 * from its initials.
 */
function isDerivedFrom({ bare }: CompanyRead, { names, initials }: CompanyRead) {
  const [whole = ''] = bare
  return (
    bare.some((variant) => variant.length >= 3 && names.includes(variant)) ||
    (whole !== '' && initials.includes(whole))
  )
}

/**
 * Letters and digits of the name without its legal form. A well-known address gives the letters of
 * the name it belongs to.
 */
export function companyLetters(name: string): string {
  const known = isAddressLike(name) ? knownSpelling(name) : null
  return companyKey(known ?? name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Like `companyLetters`, without what addresses add. For lookups only, never to decide a match. */
export function companyStem(name: string): string {
  const letters = lettersOf(companyLetters(name))
  const stem = withoutEnds(letters, FORMAL_BEHIND, BEHIND).replace(BEFORE, '')
  return stem.length >= 3 ? stem : letters
}

/** One lower-case word, as in board addresses: "acme", "acme-inc", "acme.io", "acme2". */
function isAddressLike(name: string) {
  return /^[a-z\d]+(?:[-._][a-z\d]+)*$/.test(name.trim())
}

/** Most people call "The Acme Company" "Acme". */
const withoutArticle = (key: string) =>
  key.replace(/^the (?=.{3})/, '').replace(/(?<=.{3}) compan(?:y|ies)$/, '')

/** Removes up to three suffixes, as in "acmecareersbr"; at least three letters remain. */
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
