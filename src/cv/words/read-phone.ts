/** Phone numbers as printed, international and national; excludes dates, identifiers, postal codes and amounts. */
import { readDates } from './read-dates.ts'

const NUMBER =
  /(?<![\p{L}\p{N}.@/_#-])(?:\+|00|\(\+|\()?\s?\d(?:[\d\s().\-–/·‐‑]{5,24})\d(?![\p{N}\p{L}@_%])(?:\s*(?:ext\.?|extension|x|durchwahl|poste|int\.?|#)\s*\d{1,6})?/giu
const LABEL =
  /(?:phone|tel(?:ephone|efon|éfono|efono|éphone|efone)?|mobile?|mobil|móvil|cell(?:ulare|ular)?|handy|portable|gsm|call|fon|rufnummer|celular|teléfono|contacto|whatsapp|☎|📞|📱|\bT|\bM|\bP|телефон|тел)\s*(?:\.\s*)?(?:[:.]\s*)?$/iu
const OTHER_LABEL =
  /(?<!\p{L})(?:fax|id|no\.?|nr\.?|number of|patent|isbn|doi|zip|plz|code|iban|passport|born|birth)\s*(?:[:.#]\s*)?$/iu

export type FoundPhone = { text: string; isSure: boolean }

/** E.164 has at most 15 digits; national numbers at least 7. */
const DIGITS = { least: 7, most: 15 }

export function findPhone(text: string): FoundPhone | null {
  for (const found of text.slice(0, 1_000).matchAll(NUMBER)) {
    const number = found[0].trim()
    const before = text.slice(0, found.index)
    const isLabelled = LABEL.test(before)
    if (OTHER_LABEL.test(before) || !isPlausible(number, isLabelled)) continue
    return { text: tidy(number), isSure: isLabelled || /^\(?\+/.test(number) }
  }
  return null
}

function isPlausible(number: string, isLabelled: boolean): boolean {
  const digits = number.replace(/(?:ext|x|#).*$/is, '').replace(/\D/g, '')
  if (digits.length < DIGITS.least || digits.length > DIGITS.most) return false
  const isMarked = /^\(?(?:\+|00)/.test(number)
  if (!isMarked && readDates(number).some(({ from, to }) => to - from > number.length / 2))
    return false
  if (isLabelled || isMarked) return true
  // Without a label or prefix, the number must be grouped as numbers are read aloud, or be unbroken.
  if (/^\d{2,3}(?:[ .]\d{2,3}){2,3}$/.test(number)) return true
  return digits.length >= 9 || /^\(?\d{2,4}\)?[\s.-]\d{3}[\s.-]?\d{2,4}$/.test(number)
}

function tidy(number: string): string {
  const opens = number.includes('(')
  const plain = opens ? number : number.replace(/[()]/g, '')
  const whole = opens && !plain.includes(')') ? plain.replace('(', '') : plain
  return whole
    .replace(/(?<![\s.\-–/])[\s.\-–/]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
