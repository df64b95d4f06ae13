/** Where a person lives, as printed in the head of a CV: a city and more, or a whole address over several lines. */
import type { CvPlace } from '#core/cv/cv.ts'
import { parseLocation } from '#core/place/place.ts'
import type { Line } from '#cv/document/document.ts'
import type { LineIndex } from '#cv/document/line-index.ts'
import { findAddresses } from '#cv/words/link-addresses.ts'
import { companyLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { findPhone } from '#cv/words/read-phone.ts'
import { titleLikeness } from '#cv/words/title-words.ts'
import { trimEdges } from '#cv/words/trim-edges.ts'
import { cut, LINE, type Notes } from './reading-notes.ts'

const LABELS =
  '(?:(?:home |current |postal |permanent )?address|location|city|based in|lives? in|living in|home|residence|country|postal code(?: (?:&|and) city)?|zip(?: code)?|place(?: of residence)?|region|state|anschrift|adresse|wohnort|wohnhaft in|wohnsitz|ort|domicile|domicili[oé]|domicilié[e]? à|lieu|lieu de résidence|ville|lugar de residencia|residencia|poblaci[oó]n|localidad|direcci[oó]n|ubicaci[oó]n|ciudad|indirizzo|residenza|luogo|citt[aà]|endere[cç]o|localiza[cç][aã]o|cidade|woonplaats|adres|адрес|город)'
const LABEL = new RegExp(`^${LABELS}\\s*[:：]\\s*`, 'iu')
/** Labels that need no colon, but only before something that begins an address. */
const BARE_LABEL =
  /^(?:address|location|anschrift|adresse|wohnort|wohnhaft(?: in)?|(?:based|lives?|living)(?: in)?|from|town|lugar|domicilio|domicile) (?<rest>\S.*)$/iu
/** "Quartier : Rosemont, Montréal", "ort = Chemnitz": a label in anybody's words, if a place follows. */
const OWN_LABEL = /^\p{L}[\p{L} ]{1,20}[:=] ?(?<rest>\S.*)$/u
const LABEL_ALONE = new RegExp(`^${LABELS}\\s*[:：]?$`, 'iu')
const STREET =
  /\b\d{1,5}[a-z]?,? \p{Lu}?[\p{L}.' ]{2,40}\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|ln|lane|dr|drive|way|court|ct|square|sq|place|pl|terrace|apt|suite)\b|(?:stra(?:ss|ß)e|str\.|weg|platz|allee|gasse|gatan|vägen|straat|laan|plein|gade|vej|veien|gaten|katu|ulica|rue|avenue|boulevard|calle|via|viale|piazza|rua|avenida|plaza|ulica|ul\.)\b.{0,40}\d{1,4}/iu
const POSTAL =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/

type Candidate = { text: string; lines: number[]; score: number }

/** `lines` are the head and the contact sections, where the address is. */
export function readHome(lines: readonly Line[], indexOf: LineIndex, notes: Notes): CvPlace | null {
  const best = labelled(lines, indexOf) ?? bestOf(lines, indexOf)
  if (!best) return null
  notes.mark('place', best.score >= 2 ? 'sure' : 'likely', best.lines)
  return toPlace(cut(best.text, LINE))
}

function bestOf(lines: readonly Line[], indexOf: LineIndex): Candidate | null {
  let best: Candidate | null = null
  for (const [row, line] of lines.entries()) {
    for (const part of partsOf(line)) {
      const text = trimEdges(withoutLabel(part))
      const score = homeLikeness(text)
      if (score <= 0.4) continue
      const at = [indexOf.get(line)]
      const one = wholeAddress({ text, lines: at, score }, lines, row, indexOf)
      if (one.score > 0.8 && (!best || one.score > best.score)) best = one
    }
  }
  return best
}

function withoutLabel(text: string): string {
  const bare = BARE_LABEL.exec(text)?.groups?.rest
  if (bare && /^[\p{Lu}\d]/u.test(bare)) return bare
  const own = OWN_LABEL.exec(text)?.groups?.rest
  return own && homeLikeness(own) > 0.8 ? own : text.replace(LABEL, '')
}

/** "Address: …", "City: …", "Region: …" on separate lines, or with the value in the next cell or line. */
function labelled(lines: readonly Line[], indexOf: LineIndex): Candidate | null {
  const parts: string[] = []
  const at: number[] = []
  for (const [row, line] of lines.entries()) {
    const [first = line.text, ...more] = line.cells.map(({ text }) => text)
    const inCell = line.cells.find(({ text }) => LABEL.test(text))?.text
    const whole = more.length > 0 ? (inCell ?? '') : line.text
    const isAlone = LABEL_ALONE.test(first.trim())
    const below = isAlone && more.length === 0 ? lines[row + 1] : undefined
    const value = isAlone
      ? (below?.text ?? more.join(' '))
      : LABEL.test(whole)
        ? whole.replace(LABEL, '')
        : ''
    const text = trimEdges(withoutContacts(value))
    if (text === '' || text.length > 120 || !/\p{L}/u.test(text)) continue
    const own = [indexOf.get(line), ...(below ? [indexOf.get(below)] : [])]
    const address = wholeAddress(
      { text, lines: own, score: 1 },
      lines,
      below ? row + 1 : row,
      indexOf,
    )
    parts.push(address.text)
    at.push(...address.lines)
  }
  return parts.length > 0 ? { text: [...new Set(parts)].join(', '), lines: at, score: 2 } : null
}

/** The texts of a line between separators, without phone numbers, emails and links. */
function partsOf(line: Line): string[] {
  const cells = line.cells.length > 1 ? line.cells.map(({ text }) => text) : [line.text]
  return cells
    .map((text) => text.replace(/^[^\p{L}\p{N}(+]{1,4}(?=\s?[\p{L}\p{N}])/u, ''))
    .flatMap((text) => text.split(/\s*[|•·∙●◦¦*]\s*|\s{3,}|\s+(?:[–—-]|\/{1,2})\s+/u))
    .map((text) => withoutTitle(withoutContacts(text)))
    .filter((text) => text.length > 1)
}

/** "Data Engineer, Ulm, Germany": what the person is, before the place. */
function withoutTitle(text: string): string {
  const [, title, rest] = /^([^,]{3,60}),\s+(\p{Lu}.*)$/u.exec(text) ?? []
  const isTitle = title !== undefined && titleLikeness(title) >= 1.2 && placeLikeness(title) === 0
  return isTitle && rest && placeLikeness(rest) > 0 ? rest : text
}

function withoutContacts(text: string): string {
  const phone = findPhone(text)
  const bare = findAddresses(text).reduce((left, address) => left.replace(address, ' '), text)
  const plain = bare.replace(/\S{1,64}@\S+/g, ' ').replace(/\s+/g, ' ')
  return trimEdges(
    phone && (phone.isSure || !POSTAL.test(phone.text)) ? plain.replace(phone.text, ' ') : plain,
  )
}

function homeLikeness(given: string): number {
  // "Nantes (44)": the number is the French department's.
  const text = given.replace(/(?:(?<!\s)\s+)?\(\d{2,5}\)$/, '')
  if (text.length > 120 || /[@]|https?:/.test(text) || /\p{L}{4}[.!?]\s+\p{Lu}.{30}/u.test(text))
    return 0
  if (findPhone(text)?.isSure) return 0
  const [, town] = OUTWARD.exec(text) ?? []
  if (town && placeLikeness(town) >= 1) return 1.2
  const place = placeLikeness(text)
  if (place > 0) return place
  const hasStreet = STREET.test(text)
  const hasPostal = POSTAL.test(text) && /\p{Lu}\p{L}{2}/u.test(text)
  const bare = trimEdges(text.replace(POSTALS, ' ').replace(/\s+/g, ' ').replace(/ ,/g, ','))
  const known = bare === text ? 0 : placeLikeness(bare)
  const listed = placesIn(bare)
  return (hasStreet ? 1 : 0) + (hasPostal ? 1 : 0) + known * 0.5 + listed
}

/** "London SE15": half of a British postcode. */
const OUTWARD = /^(\p{Lu}[\p{L} .'-]{2,30}),? [A-Z]{1,2}\d{1,2}[A-Z]?$/u

const POSTALS = /\b(?:[A-Z]{1,2}-)?\d{3} ?\d{2,3}(?:-\d{3,4})?\b/g

/** "Storgatan 5, Gothenburg, SE": mostly places, and no title or company. */
function placesIn(text: string): number {
  const parts = text.split(/,\s*/)
  if (parts.length < 2 || parts.length > 7) return 0
  const isOther = (part: string) => titleLikeness(part) >= 1.2 || companyLikeness(part) >= 1
  if (parts.some(isOther)) return 0
  const places = parts.filter((part) => placeLikeness(part) > 0).length
  return places >= 2 || places * 2 >= parts.length ? 1 : 0
}

/** Most lines of an address below its first one. */
const MOST_MORE = 2

/** Joins a street and the city on the next line into one address; a narrow column wraps it anywhere. */
function wholeAddress(
  one: Candidate,
  lines: readonly Line[],
  row: number,
  indexOf: LineIndex,
): Candidate {
  const first = lines[row]
  if (!first) return one
  let whole = withStreetAbove(one, lines, row, indexOf)
  const isBegun = STREET.test(one.text) || POSTAL.test(one.text) || whole !== one
  if (!isBegun) return one
  for (const next of lines.slice(row + 1, row + 1 + MOST_MORE)) {
    const [text, ...more] = partsOf(next)
    const isApart = Math.abs(middleOf(next) - middleOf(first)) > 90
    if (!text || more.length > 0 || isApart || !isAddressPart(text)) break
    const isOwn = homeLikeness(text) > 0.8
    whole = {
      text: isOwn ? `${whole.text.replace(/,$/, '')}, ${text}` : `${whole.text} ${text}`,
      lines: [...whole.lines, indexOf.get(next)],
      score: whole.score + 0.6,
    }
  }
  return whole
}

/** "Storgatan 5" above the line with the town. */
function withStreetAbove(one: Candidate, lines: readonly Line[], row: number, indexOf: LineIndex) {
  const [above, line] = [lines[row - 1], lines[row]]
  if (!above?.box || !line?.box || Math.abs(above.box.x - line.box.x) > 3 || line.gap > 0.6)
    return one
  const text = trimEdges(above.text)
  const isStreet =
    /^\p{Lu}[\p{L}.' -]{2,40} \d{1,4} ?[a-z]?$/u.test(text) ||
    /^\d{1,5} \p{Lu}[\p{L}.' -]{2,40}$/u.test(text)
  if (!isStreet || titleLikeness(text) >= 1.2) return one
  return {
    text: `${text}, ${one.text}`,
    lines: [indexOf.get(above), ...one.lines],
    score: one.score + 0.6,
  }
}

const middleOf = ({ box }: Line) => (box ? box.x + box.width / 2 : 0)

/** A place, a postal code, or the rest of a wrapped list of places. */
function isAddressPart(text: string): boolean {
  if (homeLikeness(text) > 0.8 || /^[\d -]{4,10}$/.test(text)) return true
  const known = parseLocation(text.replace(POSTALS, ' ')).places.length
  const words = text.split(/\s+/).length
  return (
    known > 0 &&
    (text.includes(',') ||
      words <= 2 ||
      /^[\p{Lu}\d][\p{L}\d]*(?: [\p{Lu}\d][\p{L}\d]*){0,4}$/u.test(text)) &&
    words <= 7
  )
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
