/** Labels of filter values. */
import { NONE_STATED, type Support, type YearsGroup } from '#core/search/query.ts'

export const YEARS_LABELS: Readonly<Record<YearsGroup, string>> = {
  '0-1': 'Up to 1 year',
  '2-3': '2–3 years',
  '4-5': '4–5 years',
  '6-9': '6–9 years',
  '10+': '10+ years',
  [NONE_STATED]: 'None stated',
}

export const SUPPORT_LABELS: Readonly<Record<Support, string>> = {
  visa: 'Visa sponsorship',
  relocation: 'Relocation help',
}
