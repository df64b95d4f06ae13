/** A country by its code or one of its names, as people type them. */
import { fold } from '#core/text/fold-text.ts'
import { COUNTRIES } from './countries.ts'

/** ISO 3166-1 alpha-2; null for anything else. */
export function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  return COUNTRIES.has(code) ? code : (BY_NAME.get(fold(text.trim())) ?? null)
}

/** The first country with a name keeps it. */
const BY_NAME = new Map<string, string>()
for (const { code, name, alpha3, aliases } of COUNTRIES.values()) {
  for (const each of [name, alpha3, ...aliases]) {
    const key = fold(each)
    if (!BY_NAME.has(key)) BY_NAME.set(key, code)
  }
}
