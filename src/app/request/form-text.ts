/** What a form that was sent says, as texts: for forms whose fields are read one by one. */
import { Refusal } from '#core/api/refusal.ts'
import { readVersionNumber } from '#core/text/version-number.ts'

/** As typed, with line ends as we write them; empty where it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** A version that our own page named; any other is not found. */
export function versionOf(text: string): number {
  const number = readVersionNumber(text)
  if (number === null) throw new Refusal('not_found')
  return number
}
