/**
 * Whose CV this is: name, label, email, phone, place, addresses. They are in the head, in contact sections, or in a
 * side box under any heading.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { Line, Section } from '#cv/document/document.ts'
import type { LineIndex } from '#cv/document/line-index.ts'
import { findAddresses } from '#cv/words/link-addresses.ts'
import { findPhone } from '#cv/words/read-phone.ts'
import { isProse } from '#cv/words/running-text.ts'
import { readHome } from './read-home.ts'
import { readLinks } from './read-links.ts'
import { readName } from './read-name.ts'
import { cut, LINE, type Notes } from './reading-notes.ts'

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){1,5}/gu

export type HeadRead = {
  person: Pick<Cv, 'name' | 'label' | 'email' | 'phone' | 'place' | 'url' | 'links'>
  /** Running text of the head. */
  summaryLines: Line[]
  /** Summary sections, except those full of contacts. */
  summarySections: Section[]
}

export function readHead(sections: readonly Section[], indexOf: LineIndex, notes: Notes): HeadRead {
  const isBox = (section: Section) =>
    section.kind === 'contact' || (section.kind === 'summary' && holdsContacts(section.lines))
  const head = sections.find(({ kind }) => kind === 'head')?.lines ?? []
  const boxes = sections.filter(isBox).flatMap(({ lines }) => lines)
  const summaries = sections.filter((section) => section.kind === 'summary' && !isBox(section))
  const contactLines = summaries.flatMap(({ lines }) => lines.filter(isContactLine))
  const opening = proseOf(head)
  // "Personal info" may also contain the summary if nothing else does.
  const prose = opening.length + summaries.length === 0 ? proseOf(boxes) : opening
  const contacts = [...head, ...boxes].filter((line) => !prose.includes(line)).concat(contactLines)
  const elsewhere = sections
    .filter(
      (section) => section.kind !== 'references' && !isBox(section) && section.kind !== 'head',
    )
    .flatMap(({ lines }) => lines)
  const email = readEmail(contacts, indexOf, notes) ?? readEmail(elsewhere, indexOf, notes)
  const cells = prose.filter((line) => line.cells.length > 1)
  const phone = readPhone(contacts, indexOf, notes) ?? readPhone(cells, indexOf, notes)
  const { url, links } = readLinks(contacts, indexOf, notes)
  const hints = [email?.split('@')[0] ?? '', ...links.map(({ username }) => username ?? '')]
  const named = readName(contacts, hints)
  const lineAt = (at: number) => indexOf.get(contacts[at] as Line)
  if (named) notes.mark('name', named.isSure ? 'sure' : 'likely', named.lines.map(lineAt))
  if (named?.label) notes.mark('label', 'likely', named.labelLines.map(lineAt))
  const place = readHome(
    contacts.filter((line, at) => !named?.lines.includes(at) || line.cells.length > 1),
    indexOf,
    notes,
  )
  return {
    person: {
      name: named && cut(named.name, LINE),
      label: named?.label ? cut(named.label, LINE) : null,
      email,
      phone,
      place,
      url,
      links,
    },
    summaryLines: prose,
    summarySections: summaries.map((section) => ({
      ...section,
      lines: section.lines.filter((line) => !contactLines.includes(line)),
    })),
  }
}

/** Lines of running text, including the beginning and end of a wrapped paragraph. */
function proseOf(head: readonly Line[]): Line[] {
  return head.filter((line, at) => {
    if (/@|https?:\/\//.test(line.text) || isOfAddresses(line.text)) return false
    if (isLongText(line.text) || isShortSentence(line.text)) return true
    const next = head[at + 1]
    const goesOn = next !== undefined && isLongText(next.text) && /^\p{Ll}/u.test(next.text)
    if (
      goesOn &&
      next.gap < 0.5 &&
      line.text.split(/\s+/).length > 4 &&
      !/[|•·\d]{2}/.test(line.text)
    )
      return true
    const before = head[at - 1]
    return (
      before !== undefined &&
      isLongText(before.text) &&
      !/[.!?]$/.test(before.text.trim()) &&
      line.gap < 0.6
    )
  })
}

/** "Scrum master who used to run theater shows." */
const isShortSentence = (text: string) =>
  /[.!?]$/.test(text) && isProse(text) && !/[|•·:]|\d{3}/.test(text) && findPhone(text) === null

/** Mostly web addresses; a sentence may name one. */
const isOfAddresses = (text: string) => {
  const addresses = findAddresses(text)
  const rest = addresses.reduce((left, address) => left.replace(address, ' '), text)
  return addresses.length > 0 && rest.split(/[^\p{L}]+/u).filter(Boolean).length < 6
}

const isLongText = (text: string) =>
  text.split(/\s+/).length >= 9 && !/[|•·]/.test(text) && (isProse(text) || !/\d{3}/.test(text))

function holdsContacts(lines: readonly Line[]): boolean {
  const short = lines.filter(({ text }) => text.split(/\s+/).length < 8)
  const hasContact = lines.some(
    ({ text }) => new RegExp(EMAIL.source, 'u').test(text) || findPhone(text) !== null,
  )
  const hasText = lines.some(({ text }) => text.split(/\s+/).length >= 12)
  return hasContact && !hasText && short.length * 2 > lines.length
}

const CONTACT =
  /^(?:phone|tel|telephone|mobile|cell|e-?mail|mail|website|web|url|address|location|based in|linkedin|github|gitlab|twitter|x|xing|skype|soundcloud|portfolio|blog|telefon|handy|mobil|wohnort|anschrift|webseite|adresse|tél\.?|téléphone|portable|courriel|adresse e-?mail|domicile|site|site web|teléfono|móvil|correo|correo electrónico|dirección|domicilio)\s*:/iu

/** "Phone: …" below a summary is not part of the summary. */
function isContactLine({ text }: Line): boolean {
  const isShort = text.split(/\s+/).length <= 8
  if (!isShort) return false
  if (CONTACT.test(text)) return true
  const rest = text.replace(new RegExp(EMAIL.source, 'gu'), '').replace(/https?:\/\/\S+/g, '')
  return rest !== text && rest.trim().length < 12
}

function readEmail(lines: readonly Line[], indexOf: LineIndex, notes: Notes): string | null {
  for (const [row, line] of lines.entries()) {
    const at = indexOf.get(line)
    const [printed] = line.text.match(EMAIL) ?? []
    if (printed) {
      const whole = withBrokenStart(
        withBrokenEnd(printed, line, lines[row + 1]),
        line,
        lines[row - 1],
      )
      notes.mark('email', 'sure', [at])
      return cut(whole, LINE)
    }
  }
  for (const line of lines) {
    const behind = line.links.find((link) => /^mailto:/i.test(link))
    const address = behind?.replace(/^mailto:/i, '').split('?')[0]
    if (address && new RegExp(EMAIL.source, 'u').test(address)) {
      notes.mark('email', 'likely', [indexOf.get(line)])
      return cut(address, LINE)
    }
  }
  return null
}

/** "anna-" above "berg@example.com". */
function withBrokenStart(printed: string, line: Line, before: Line | undefined): string {
  const start = /(?:^|[\s|:•·])([\p{L}\d][\w.+-]{0,40}-)$/u.exec(before?.text.slice(-60) ?? '')?.[1]
  return start && line.text.startsWith(printed) ? start + printed : printed
}

/** A narrow column wraps addresses anywhere; the link target is complete. */
function withBrokenEnd(printed: string, line: Line, next: Line | undefined): string {
  const whole = line.links
    .map((link) => link.replace(/^mailto:/i, '').split('?')[0] ?? '')
    .find((address) => address.toLowerCase().startsWith(printed.toLowerCase()))
  if (whole) return printed + whole.slice(printed.length)
  const end = /^[\p{L}\d.-]{1,12}$/u.exec(next?.text.trim() ?? '')?.[0]
  const isBroken =
    line.text.trim().endsWith(printed) && end && /\.(?:c|co|o|or|n|ne|d|e|i)$/i.test(printed)
  return isBroken && next && Math.abs((next.box?.x ?? 0) - (line.box?.x ?? 0)) < 3
    ? printed + end
    : printed
}

function readPhone(lines: readonly Line[], indexOf: LineIndex, notes: Notes): string | null {
  let unsure: { text: string; at: number } | null = null
  for (const [row, line] of lines.entries()) {
    const at = indexOf.get(line)
    const above = lines[row - 1]?.text ?? ''
    const label = above.length < 20 ? `${above}: ` : ''
    const plain = line.text.replace(/\S{1,64}@\S+|https?:\/\/\S+/g, (found) =>
      ' '.repeat(found.length),
    )
    const found = findPhone(plain) ?? (label === '' ? null : findPhone(label + plain))
    if (found?.isSure) {
      notes.mark('phone', 'sure', [at])
      return found.text
    }
    if (found) unsure ??= { text: found.text, at }
  }
  if (unsure) notes.mark('phone', 'likely', [unsure.at])
  return unsure?.text ?? null
}
