/** Places, areas and countries that a typed text begins, each with the exact number of jobs that it finds. */
import { placeCandidates } from '#core/place/place-candidates.ts'
import { readWantedPlace } from '#core/place/wanted-place.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type PlaceSuggestion = {
  text: string
  count: number
  /** For a city: how many jobs are within this distance. */
  near: { km: number; count: number } | null
}

const MAX_AREAS = 6
const MAX_NAMES = 6
/** Suggestions of all kinds among which places are looked for. */
const MAX_READ = 40
const NEAR_KM = 50

/** Most jobs first. Places without a job of their own are left out, even if remote jobs are open to them. */
export async function placeSuggestions(
  { search, clock }: Pick<Services, 'search' | 'clock'>,
  typed: string,
): Promise<PlaceSuggestion[]> {
  const now = clock.now()
  const countAt = async (location: string, withinKm: number | null, excludeRemote = false) => {
    const asked = { ...EMPTY_QUERY, location, withinKm, excludeRemote, perPage: 1 }
    return (await search.search(asked, now)).total
  }
  const named = (await search.suggest(typed, MAX_READ))
    .filter(({ kind }) => kind === 'place')
    .slice(0, MAX_NAMES)
  const texts = [
    ...new Set([...placeCandidates(typed, MAX_AREAS), ...named.map(({ text }) => text)]),
  ]
  const found: PlaceSuggestion[] = []
  for (const text of texts) {
    if ((await countAt(text, null, true)) === 0) continue
    const count = await countAt(text, null)
    const isCity = readWantedPlace(text, NEAR_KM)?.around != null
    const near = isCity ? { km: NEAR_KM, count: await countAt(text, NEAR_KM) } : null
    found.push({ text, count, near: near && near.count > count ? near : null })
  }
  return found.sort((a, b) => b.count - a.count)
}
