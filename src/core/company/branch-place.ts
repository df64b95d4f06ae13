/** Names of cities, to recognize a branch office: "milano@" beside "Milano, Via Tortona 55". */
import { CITIES } from '#core/place/cities.ts'
import { US_CITIES } from '#core/place/place-cities-us.ts'
import { fold } from '#core/text/fold-text.ts'

const NAMES: ReadonlySet<string> = new Set(
  [...Object.values(CITIES), ...Object.values(US_CITIES)].flatMap((cities) =>
    cities.split(/[,=]/).map((name) => fold(name.replace(/^[\s~?]+/, '').trim())),
  ),
)

export const isCityName = (text: string): boolean =>
  text.length >= 3 && NAMES.has(fold(text.trim()))
