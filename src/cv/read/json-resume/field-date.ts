/** Parses a date field as programs and exports write it, keeping its precision. */
import { PartialDate } from '#core/cv/cv.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const FORMS: readonly { pattern: RegExp; read(parts: string[]): string }[] = [
  {
    pattern: /^(\d{4})-(\d\d)-(\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/,
    read: ([y, m, d]) => `${y}-${m}-${d}`,
  },
  {
    pattern: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
    read: ([y, m, d]) => `${y}-${two(m)}-${two(d)}`,
  },
  { pattern: /^(\d{4})[-/.](\d{1,2})$/, read: ([y, m]) => `${y}-${two(m)}` },
  { pattern: /^(\d{1,2})[/.](\d{4})$/, read: ([m, y]) => `${y}-${two(m)}` },
  { pattern: /^([a-z]{3,9})\.?,? (\d{4})$/i, read: ([name, y]) => `${y}-${month(name)}` },
  {
    pattern: /^(\d{1,2}) ([a-z]{3,9})\.? (\d{4})$/i,
    read: ([d, name, y]) => `${y}-${month(name)}-${two(d)}`,
  },
  {
    pattern: /^([a-z]{3,9})\.? (\d{1,2}), (\d{4})$/i,
    read: ([name, d, y]) => `${y}-${month(name)}-${two(d)}`,
  },
]

const two = (number: string | undefined) => `${number}`.padStart(2, '0')
const month = (name: string | undefined) =>
  two(`${MONTHS.indexOf(`${name}`.slice(0, 3).toLowerCase()) + 1}`)

/** Null for anything that is not a date, or could mean two different days. */
export function parseFieldDate(text: string): PartialDate | null {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (PartialDate.safeParse(plain).success) return plain
  for (const { pattern, read } of FORMS) {
    const [, ...parts] = pattern.exec(plain.slice(0, 40)) ?? []
    const date = PartialDate.safeParse(parts.length > 0 ? read(parts) : '')
    if (date.success) return date.data
  }
  return null
}

export const isPresentWord = (text: string) =>
  /^(?:present|now|current|today|ongoing)$/i.test(text.trim())
