/** The offer that a form states. Amounts may be written with separators: "70,000", "70.000", "70 000". */
import { type OfferInput, OfferInput as Shape } from '#core/tracker/offer.ts'

export type OfferProblems = Readonly<Record<string, string>>

export function readOfferForm(
  form: FormData,
): { offer: OfferInput } | { problems: OfferProblems; typed: Record<string, string> } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const read = Shape.safeParse({
    currency: text('currency'),
    base: amountOf(text('base')),
    basePeriod: text('basePeriod'),
    bonus: amountOf(text('bonus')),
    equity: amountOf(text('equity')),
    hoursAWeek: text('hoursAWeek') === '' ? null : Number(text('hoursAWeek').replace(',', '.')),
    daysOff: text('daysOff') === '' ? null : Number(text('daysOff')),
    place: text('place'),
  })
  if (read.success) return { offer: read.data }
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    problems: Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0]), message]),
    ),
    typed: Object.fromEntries(typed),
  }
}

/** NaN, which the schema refuses, for anything but digits in groups. */
function amountOf(text: string): number | null {
  if (text === '') return null
  return /^\d+(?:[ ,.'\u00a0\u202f]\d{3})*$/.test(text)
    ? Number(text.replaceAll(/\D/g, ''))
    : Number.NaN
}
