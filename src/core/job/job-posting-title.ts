/**
 * A job's title as search engines want it, without company, place, salary, reference number, date
 * or decoration: those belong to other properties. Takes and returns text; null when nothing is
 * left.
 */
import { countryName } from '#core/place/countries.ts'
import type { Place } from '#core/place/place.ts'

/** Facts about the job that don't belong in its title. */
type TitleContext = {
  company: string
  locationText: string | null
  places: readonly Place[]
}

/** Longer titles are cut before they are read; no real title is that long. */
const MAX_TITLE = 500

const SEPARATOR = /( [-–—|·•/] | ?\| ?|, |: )/
const BRACKETED = / ?(?:\(([^()]*)\)|\[([^[\]]*)\])/g

const DECORATION = /[!*★☆]|\u200d|\ufe0f|\p{Extended_Pictographic}/gu
const SETTING =
  /^(?:(?:fully |100% ?)?remote(?: first)?|hybrid|on-?site|in office|work from home|wfh|anywhere|worldwide|global)$/i
const MONEY =
  /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\d ?k\b|\b(?:usd|eur|gbp|chf) ?\d|\d ?(?:usd|eur|gbp|chf)\b/i
const CODE =
  /^(?:(?:job|req|requisition|ref|reference|vacancy|position|jr|id|no|nr|r)(?: (?:id|no|nr|number))?[.:#_ -]{0,3})?#?[a-z]{0,3}[-_]?\d{3,}(?:[-_]\d+)*$/i
const DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2},? )?\d{4})$/i

export function bareTitle(title: string, context: TitleContext): string | null {
  const isRedundant = redundantIn(context)
  const plain = spaced(title.slice(0, MAX_TITLE).replace(DECORATION, ' '))
  const unbracketed = spaced(
    plain.replace(BRACKETED, (whole, round, square) =>
      partsOf(round ?? square ?? '').every(isRedundant) ? ' ' : whole,
    ),
  )
  const kept = withoutParts(unbracketed, isRedundant)
  const bare = withoutTail(kept, context)
  return /\p{L}/u.test(bare) ? bare : null
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const folded = (text: string) => spaced(text).toLowerCase()
const partsOf = (text: string) => text.split(/ [-–—|·•/] |[|,:;/]/).map(spaced)

/** Whether a part of a title repeats what another property states. */
function redundantIn({ company, locationText, places }: TitleContext): (part: string) => boolean {
  const names = new Set(
    [company, locationText, ...places.flatMap(placeNames)]
      .filter((name) => name !== null)
      .map(folded),
  )
  return (part) =>
    part === '' ||
    names.has(folded(part)) ||
    [SETTING, MONEY, CODE, DATE].some((pattern) => pattern.test(spaced(part)))
}

function placeNames({ city, region, country }: Place): (string | null)[] {
  return [city, region, country, country === null ? null : countryName(country)]
}

/** Each part is dropped with the separator before it; the first part with the separator after it. */
function withoutParts(title: string, isRedundant: (part: string) => boolean): string {
  const pieces = title.split(SEPARATOR)
  let kept = ''
  for (let index = 0; index < pieces.length; index += 2) {
    const part = pieces[index] ?? ''
    if (isRedundant(part)) continue
    kept += kept === '' ? part : (pieces[index - 1] ?? '') + part
  }
  return spaced(kept)
}

/** Removes both endings of "Engineer at Acme in Berlin". */
function withoutTail(title: string, { company, places }: TitleContext): string {
  const tails = [
    ...places.flatMap(({ city }) => (city === null ? [] : [` in ${city}`])),
    ` at ${company}`,
    ` @ ${company}`,
  ].map((tail) => tail.toLowerCase())
  let bare = title
  for (const tail of [...tails, ...tails]) {
    if (bare.toLowerCase().endsWith(tail)) bare = bare.slice(0, -tail.length)
  }
  return bare
    .replace(/^[-–—|·•/,:; ]+/, '')
    .replace(/[-–—|·•/,:;]$/, '')
    .trim()
}
