/** Reads single text fields of a submitted form. */
import { Refusal } from '#core/api/refusal.ts'
import { readVersionNumber } from '#core/text/version-number.ts'

/** As typed, with `\n` line breaks; empty if the field is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** A version number from our own page. Anything else answers 404. */
export function versionOf(text: string): number {
  const number = readVersionNumber(text)
  if (number === null) throw new Refusal('not_found')
  return number
}
