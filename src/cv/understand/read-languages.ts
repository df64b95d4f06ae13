/** Spoken languages with their levels: "English (native)", "Deutsch – C1", a name and its level on two lines. */
import type { CvLanguage } from '#core/cv/cv.ts'
import { fold } from '#core/text/fold-text.ts'
import { isLevel } from '#cv/words/level-words.ts'
import type { Row } from './entry-row.ts'
import { cut, LINE, MANY, type Notes } from './reading-notes.ts'

const NAMES: ReadonlySet<string> = new Set(
  `english german french spanish italian portuguese dutch swedish norwegian danish finnish icelandic polish czech slovak
  hungarian romanian bulgarian greek turkish russian ukrainian belarusian serbian croatian bosnian slovenian albanian
  macedonian lithuanian latvian estonian hebrew arabic persian farsi dari pashto urdu hindi bengali punjabi gujarati
  marathi tamil telugu kannada malayalam sinhala nepali thai vietnamese indonesian malay tagalog filipino chinese
  mandarin cantonese japanese korean mongolian swahili amharic hausa yoruba igbo zulu afrikaans xhosa somali catalan
  basque galician irish welsh scottish latin esperanto kurdish armenian georgian azerbaijani kazakh uzbek luxembourgish
  englisch deutsch franzosisch spanisch italienisch portugiesisch niederlandisch schwedisch norwegisch danisch finnisch
  polnisch tschechisch ungarisch rumanisch griechisch turkisch russisch ukrainisch arabisch chinesisch japanisch
  koreanisch hebraisch latein anglais allemand francais espagnol italien portugais neerlandais russe arabe chinois
  japonais turc polonais ingles aleman frances espanol italiano portugues ruso arabe chino japones holandes inglese
  tedesco francese spagnolo portoghese russo cinese giapponese arabo castellano euskera gallego valenciano catala flamand flamisch breton bulgare grec roumain tcheque hongrois suedois
  danois norvegien finnois ucraniano rumano polaco sueco griego turco hebreo hindi persisch kroatisch serbisch slowakisch
  bulgarisch katalanisch baskisch albanisch persa kurdisch kurde vietnamien vietnamesisch coreano coreen ukrainien
  engels duits frans spaans italiaans engelska
  tyska franska spanska svenska dansk norsk nederlands turkce polski angielski niemiecki русский английский немецкий`.split(
    /\s+/,
  ),
)

export const isLanguage = (text: string) =>
  NAMES.has(
    fold(text.replace(/\(.*$/s, ''))
      .trim()
      .split(/[\s-]+/)
      .at(-1) ?? '',
  ) && text.trim().split(/\s+/).length <= 3

const WITH_LEVEL =
  /^(.{2,40}?)\s*(?:\(([^()]{1,60})\)|\[([^\]]{1,60})\]|\s[–—-]\s+(.{1,60})|[:：]\s*(.{1,60})|[–—]\s*(.{1,60})|,\s+(.{1,40}))$/u
const FLUENT_IN =
  /^(fluent|native|conversational|proficient|basic|advanced|intermediate)(?: speaker)? (?:in|of) (.{2,40})$/i

export function readLanguages(rows: readonly Row[], notes: Notes): CvLanguage[] {
  const found: { language: string; fluency: string | null; lines: number[] }[] = []
  for (const { line, at } of rows) {
    const cells = line.cells.length > 1 ? line.cells.map(({ text }) => text) : [line.text]
    for (const text of cells.flatMap(splitLanguages)) {
      const last = found.at(-1)
      const one = readLanguage(text)
      if (one) found.push({ ...one, lines: [at] })
      else if (last && last.fluency === null && (isLevel(text) || text.split(/\s+/).length <= 4)) {
        last.fluency = text.replace(/[()]/g, '').trim()
        if (!last.lines.includes(at)) last.lines.push(at)
      }
    }
  }
  return found.slice(0, MANY).map(({ language, fluency, lines }, at) => {
    const id = `l${at + 1}`
    notes.mark(id, isLanguage(language) ? 'sure' : 'unsure', lines)
    return { id, language: cut(language, LINE), fluency: fluency && cut(fluency, LINE) }
  })
}

/** The items of a list of languages, with their levels and without a label before them. */
export function languageItems(text: string): string[] {
  const label = /^[^:,(]{2,30}:\s/.exec(text)?.[0] ?? ''
  const list = text.slice(label.length)
  return (/[,(]/.test(list) ? list : text)
    .split(/[,;|•·](?![^()]{0,200}\))|\s\/\s|\t|\s{3,}/u)
    .map((item) => item.trim())
    .filter((item) => /\p{L}/u.test(item))
}

/** Splits at separators, and at commas outside brackets. */
function splitLanguages(text: string): string[] {
  const parts = text
    .split(/\s*[|•●;·]\s*|\s\/\s|\s{3,}|\t/u)
    .flatMap((part) =>
      part.split(/(?:(?<!\s)\s+)?,\s+(?![^()]{0,200}\))|(?<!\s)\s+(?:and|und|et|y|e)\s+/u),
    )
  return parts.map((part) => part.replace(/^(?:and|languages?\s*:)\s+/i, '').trim()).filter(Boolean)
}

export function readLanguage(text: string): { language: string; fluency: string | null } | null {
  const fluent = FLUENT_IN.exec(text)
  if (fluent?.[2] && isLanguage(fluent[2]))
    return { language: fluent[2], fluency: fluent[1] ?? null }
  if (isLanguage(text) && !text.includes('(')) return { language: text, fluency: null }
  const [, name, ...levels] = WITH_LEVEL.exec(text) ?? []
  if (name && isLanguage(name)) {
    return {
      language: name.trim(),
      fluency: levels.find((level) => level !== undefined)?.trim() ?? null,
    }
  }
  const [first = '', ...rest] = text.split(/\s+/)
  if (rest.length > 0 && rest.length < 5 && isLanguage(first)) {
    return { language: first, fluency: rest.join(' ') }
  }
  return null
}
