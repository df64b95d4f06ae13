/** What people call the names of trends. */
import { countryName } from '#core/place/countries.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { FAMILY_LABELS } from '#core/title/role-family-labels.ts'
import type { TrendKind } from './trend-kind.ts'

/** "Data engineering", "Rust", "Poland"; '' for kinds with one share. */
export function trendLabel(kind: TrendKind, name: string): string {
  if (kind === 'role') return entryOf(FAMILY_LABELS, name)?.label ?? name
  return kind === 'country' ? (countryName(name) ?? name) : name
}
