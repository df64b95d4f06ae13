/** Which of the locations of a search are no places that we know, so that a page can say so: it may be a typo. */
import { parseLocation } from './place.ts'
import { splitLocations } from './split-locations.ts'
import { readWantedPlace } from './wanted-place.ts'

/** As typed, in their order. "Remote" is no place, but is known. */
export const unknownPlaces = (locations: string): string[] =>
  splitLocations(locations).filter(
    (text) => readWantedPlace(text, null) === null && parseLocation(text).remote === 'none',
  )
