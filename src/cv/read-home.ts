/** Where a person lives, as printed in the head of a CV: a city and more, or a whole address over some lines. */
import type { CvPlace } from '#core/cv.ts'
import { parseLocation } from '#core/place.ts'
import type { Line } from './document.ts'
import type { LineIndex } from './entry-rows.ts'
import { trimEdges } from './entry-rows.ts'
import { findAddresses } from './link-addresses.ts'
import { placeLikeness } from './place-likeness.ts'
import { findPhone } from './read-phone.ts'
import { cut, LINE, type Notes } from './reading-notes.ts'

const LABEL =
  /^(?:(?:home |current |postal )?address|location|city|based in|lives? in|residence|anschrift|adresse|wohnort|ort|adresse|domicile|lieu|direcci[oó]n|ubicaci[oó]n|ciudad|indirizzo|residenza|luogo|endere[cç]o|localiza[cç][aã]o|woonplaats|postal code (?:&|and) city|place|region|адрес|город)\s*[:：]?\s+/i
const STREET =
  /\b\d{1,5}[a-z]?,? \p{Lu}?[\p{L}.' ]{2,40}\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|ln|lane|dr|drive|way|court|ct|square|sq|place|pl|terrace|apt|suite)\b|(?:stra(?:ss|ß)e|str\.|weg|platz|allee|gasse|rue|avenue|boulevard|calle|via|viale|piazza|rua|avenida|plaza|ulica|ul\.)\b.{0,40}\d{1,4}/iu
const POSTAL =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/

type Candidate = { text: string; lines: number[]; score: number }

/** `lines` are those of the head and of sections of contact, with which the address stands. */
export function readHome(lines: readonly Line[], indexOf: LineIndex, notes: Notes): CvPlace | null {
  const candidates: Candidate[] = []
  for (const [row, line] of lines.entries()) {
    const at = indexOf.get(line) ?? 0
    for (const text of partsOf(line)) {
      const isLabelled = LABEL.test(text)
      const plain = trimEdges(text.replace(LABEL, ''))
      const score = homeLikeness(plain) + (isLabelled ? 1 : 0)
      if (score > 0.8)
        candidates.push(wholeAddress({ text: plain, lines: [at], score }, lines, row, indexOf))
    }
  }
  const best = candidates.reduce<Candidate | null>(
    (a, b) => (!a || b.score > a.score ? b : a),
    null,
  )
  if (!best) return null
  notes.mark('place', best.score >= 2 ? 'sure' : 'likely', best.lines)
  return toPlace(cut(best.text, LINE))
}

/** Texts of a line between signs, with what is no place left out. */
function partsOf(line: Line): string[] {
  const cells = line.cells.length > 1 ? line.cells.map(({ text }) => text) : [line.text]
  return cells
    .flatMap((text) => text.split(/\s*[|•·∙●◦¦]\s*|\s{3,}|\s+[–—-]\s+/u))
    .map((text) => withoutContacts(text))
    .filter((text) => text.length > 1)
}

function withoutContacts(text: string): string {
  const phone = findPhone(text)
  const bare = findAddresses(text).reduce((left, address) => left.replace(address, ' '), text)
  const plain = bare.replace(/\S+@\S+/g, ' ').replace(/\s+/g, ' ')
  return trimEdges(phone && !POSTAL.test(phone.text) ? plain.replace(phone.text, ' ') : plain)
}

function homeLikeness(text: string): number {
  if (text.length > 120 || /[@]|https?:/.test(text) || /[.!?]\s+\p{Lu}.{30}/u.test(text)) return 0
  const place = placeLikeness(text)
  if (place > 0) return place
  const hasStreet = STREET.test(text)
  const hasPostal = POSTAL.test(text) && /\p{Lu}\p{L}{2}/u.test(text)
  if (!hasStreet && !hasPostal) return 0
  return (hasStreet ? 1 : 0) + (hasPostal ? 1 : 0)
}

/** A street in one line and the city in the next are one address. */
function wholeAddress(
  one: Candidate,
  lines: readonly Line[],
  row: number,
  indexOf: LineIndex,
): Candidate {
  const [line, next] = [lines[row], lines[row + 1]]
  if (!line || !next || !(STREET.test(one.text) || POSTAL.test(one.text))) return one
  const [text, ...more] = partsOf(next)
  const isApart = Math.abs((next.box?.x ?? 0) - (line.box?.x ?? 0)) > 60
  if (!text || more.length > 0 || isApart || homeLikeness(text) < 0.8) return one
  const lines2 = [...one.lines, indexOf.get(next) ?? 0]
  return { text: `${one.text.replace(/,$/, '')}, ${text}`, lines: lines2, score: one.score + 0.6 }
}

function toPlace(text: string): CvPlace {
  const { places, countries } = parseLocation(text)
  const [place] = places
  const postalCode = POSTAL.exec(text)?.[0] ?? null
  return {
    text,
    address: STREET.test(text) ? text : null,
    postalCode,
    city: place?.city ?? null,
    region: place?.region ?? null,
    countryCode: countries[0] ?? null,
  }
}
