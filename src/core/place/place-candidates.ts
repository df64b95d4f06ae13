/** Areas, countries and parts of countries whose name begins with a text, for suggestions. */
import { fold } from '#core/text/fold-text.ts'
import { AREAS } from './areas.ts'
import { COUNTRIES } from './countries.ts'

/** Names by their size: wide areas first, then countries, then their parts. */
const NAMED: readonly { text: string; names: readonly string[] }[] = [
  ...AREAS.filter(({ part, offsets }) => part === null && offsets === null),
  ...[...COUNTRIES.values()].map(({ name, aliases }) => ({ name, names: [name, ...aliases] })),
  ...AREAS.filter(({ part }) => part !== null),
].map(({ name, names }) => ({ text: name, names: names.map(fold) }))

/** At most `limit`, in that order; those whose own name begins with the text come first. */
export function placeCandidates(typed: string, limit: number): string[] {
  const text = fold(typed.trim())
  if (text === '') return []
  const own = NAMED.filter(({ names }) => names[0]?.startsWith(text))
  const others = NAMED.filter(({ names }) => names.some((name) => name.startsWith(text)))
  return [...new Set([...own, ...others].map((each) => each.text))].slice(0, limit)
}
