/**
 * Where jobs are: places, areas and countries, several of them separated by semicolons. With a script, the field suggests
 * places with their numbers of jobs; without one, the most frequent places are offered.
 */
import { withStep } from '#app/ui/with-step.ts'
import type { Count, JobQuery } from '#core/search/query.ts'
import { DISTANCES_KM } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import type { PlaceLink } from './active-filters.ts'
import { Option, PlacePills } from './filter-options.tsx'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

const LOCATIONS_SUGGESTED = 10

type Props = {
  query: JobQuery
  locations: readonly Count[]
  places: readonly PlaceLink[]
  /** Whether a city is chosen around which jobs can be searched. */
  hasCity: boolean
}

export function LocationFilter({ query, locations, places, hasCity }: Props) {
  const { suggested, suggestFor } = usePlaceSuggestions()
  const usual = locations.slice(0, LOCATIONS_SUGGESTED)
  const options = suggested ?? usual.map(({ value, count }) => ({ text: value, count, near: null }))
  return (
    <div className="filter">
      <label className="label" htmlFor="location">
        Location
      </label>
      <input
        id="location"
        name="location"
        className="input"
        list="locations"
        defaultValue={query.location ?? ''}
        maxLength={300}
        placeholder="City, country or region"
        autoComplete="off"
        aria-describedby="location-hint"
        onInput={(event) => suggestFor(event.currentTarget.value)}
      />
      <datalist id="locations">
        {options.map(({ text, count, near }) => (
          <option key={text} value={text}>
            {near
              ? `${countOf(count, 'job')} · within ${near.km} km ${near.count}`
              : countOf(count, 'job')}
          </option>
        ))}
      </datalist>
      <p id="location-hint" className="hint">
        Such as Europe or Berlin. Separate several with “;”.
      </p>
      <PlacePills places={places} />
      {(hasCity || query.withinKm !== null) && (
        <div className="where-more">
          <label htmlFor="withinKm">Distance</label>
          <select
            id="withinKm"
            name="withinKm"
            className="input"
            defaultValue={query.withinKm ?? ''}
          >
            <option value="">Exact location only</option>
            {withStep(DISTANCES_KM, query.withinKm).map((km) => (
              <option key={km} value={km}>
                Within {km} km
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        {query.location !== null && (
          <Option
            name="excludeRemote"
            value="true"
            label="No remote jobs from elsewhere"
            hint="Leaves out remote jobs based elsewhere that are open to this location."
            checked={query.excludeRemote}
          />
        )}
        <Option name="remote" value="true" label="Remote only" checked={query.remote} />
      </div>
    </div>
  )
}
