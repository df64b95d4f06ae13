/**
 * Every filter of /jobs in one GET form: beside the list on a wide screen, a sheet on a phone. Values without jobs are
 * left out, and filters that few people use are folded. Fields are named like the URL parameters.
 */

import { useJobMarks } from '#app/lists/job-marks.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withStep } from '#app/ui/with-step.ts'
import type { WorkSetting } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import type { SalaryCounts } from '#core/pay/salary-bars.ts'
import { type Count, type Facets, type JobQuery, MATCH_STEPS } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import type { PlaceLink } from './active-filters.ts'
import { EligibilityFilter, type HomeChoices } from './eligibility-filter.tsx'
import {
  Group,
  Option,
  Options,
  offeredValues,
  Pill,
  type ValueCount,
  withChosen,
} from './filter-options.tsx'
import { Folded, FoldedFilters, FoldedOptions } from './folded-filters.tsx'
import { ListingHistoryFilters } from './listing-history-filters.tsx'
import { LocationFilter } from './location-filter.tsx'
import { SalaryFilter } from './salary-filter.tsx'

/** How many tags are shown; the others are in a collapsed section. */
const TAGS_SHOWN = 6

type Props = {
  query: JobQuery
  facets: Facets
  salaries: SalaryCounts | null
  places: readonly PlaceLink[]
  homes: HomeChoices
  languageNames: Readonly<Record<string, string>>
  usualZone: string | null
  usualCurrency: string
  total: number
  lastVisitAt: Date | null
  now: Date
}

export function FilterSidebar({ query, facets, salaries, places, homes, ...rest }: Props) {
  const { languageNames, usualZone, usualCurrency, total, lastVisitAt, now } = rest
  const tags = offeredValues(withChosen(facets.tags, query.tags), query.tags)
  const moreTags = tags.slice(TAGS_SHOWN)
  const pill = (tag: ValueCount) => (
    <Pill
      key={tag.value}
      tag={tag}
      checked={query.tags.includes(tag.value)}
      adds={query.tags.length > 0}
    />
  )
  return (
    <>
      <div className="filters-head">
        <h2>Filters</h2>
        <button
          type="button"
          className="button button-plain button-icon filters-close"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <Icon name="x" />
        </button>
      </div>

      <LocationFilter
        query={query}
        locations={facets.more?.places ?? facets.locations}
        places={places}
        hasCity={homes.hasCity}
      />
      <EligibilityFilter query={query} counts={facets.more?.eligibility ?? []} homes={homes} />

      {salaries && (salaries.total > 0 || isSalaryAsked(query)) && (
        <SalaryFilter query={query} salaries={salaries} usualCurrency={usualCurrency} />
      )}

      <Options
        title="Work setting"
        name="workSettings"
        counts={query.remote ? besideRemote(facets.workSettings) : facets.workSettings}
        chosen={query.workSettings}
        labels={WORK_SETTING_LABELS}
        inPairs
      />
      <Options
        title="Job type"
        name="jobTypes"
        counts={facets.jobTypes}
        chosen={query.jobTypes}
        labels={JOB_TYPE_LABELS}
        inPairs
      />
      <Options
        title="Experience level"
        name="experienceLevels"
        counts={facets.levels}
        chosen={query.levels}
        labels={LEVEL_LABELS}
      />

      {tags.length > 0 && (
        <Group title="Skills">
          <div className="pills">{tags.slice(0, TAGS_SHOWN).map(pill)}</div>
          {moreTags.length > 0 && (
            <details className="more-skills">
              <summary className="link">{countOf(moreTags.length, 'more skill')}</summary>
              <div className="pills">{moreTags.map(pill)}</div>
            </details>
          )}
        </Group>
      )}

      <ListingHistoryFilters query={query} lastVisitAt={lastVisitAt} now={now} />

      <div className="filter">
        {facets.more && (
          <FoldedFilters
            query={query}
            more={facets.more}
            total={total}
            languageNames={languageNames}
            usualZone={usualZone}
          />
        )}
        <FoldedOptions
          title="Work type"
          name="workTypes"
          counts={facets.workTypes}
          chosen={query.workTypes}
        />
        <FoldedOptions
          title="Sector"
          name="sectors"
          counts={facets.sectors}
          chosen={query.sectors}
        />
        <HideJobs query={query} />
      </div>

      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.company && <input type="hidden" name="company" value={query.company} />}

      <div className="filters-foot">
        <button type="submit" className="button button-primary without-script">
          Apply filters
        </button>
        <button
          type="button"
          className="button button-primary needs-script filters-close"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          Show {countOf(total, 'job')}
        </button>
      </div>
    </>
  )
}

const isSalaryAsked = ({ salaryMin, salaryMax, salaryStated }: JobQuery) =>
  salaryMin !== null || salaryMax !== null || salaryStated

/** Open if one of its choices leaves out jobs. */
function HideJobs({ query }: { query: JobQuery }) {
  const { marks, isVisitor } = useJobMarks()
  const chosen = [
    query.hideNoData,
    query.matchMin !== null,
    marks.hideViewed,
    !isVisitor && marks.hideApplied,
  ].filter(Boolean).length
  return (
    <Folded title="Hide jobs" chosen={chosen}>
      <Option
        name="hideNoData"
        value="true"
        label="Hide results with no data"
        hint="Hides jobs that don’t state a salary, a location or a job type."
        checked={query.hideNoData}
      />
      <OwnLists />
      <JobMatch least={query.matchMin} />
    </Folded>
  )
}

/** Disabled for visitors, because there is no profile to match. */
function JobMatch({ least }: { least: number | null }) {
  const { isVisitor } = useJobMarks()
  return (
    <>
      <label className="where-label" htmlFor="matchMin">
        Job match
      </label>
      <select
        id="matchMin"
        name="matchMin"
        className="input"
        defaultValue={least ?? ''}
        disabled={isVisitor}
      >
        <option value="">{isVisitor ? 'Sign in to filter by match score' : 'Any score'}</option>
        {withStep(MATCH_STEPS, least).map((step) => (
          <option key={step} value={step}>
            {step} or higher
          </option>
        ))}
      </select>
    </>
  )
}

/** Settings of the person, not of the search, so they are not in the URL. */
function OwnLists() {
  const { marks, isVisitor, act } = useJobMarks()
  const settings = [
    { name: 'hideViewed', label: 'Hide viewed jobs', hint: 'Hides jobs you’ve opened.' },
    { name: 'hideApplied', label: 'Hide tracked jobs', hint: 'Hides jobs in your Job Tracker.' },
  ] as const
  return (
    <>
      {settings.slice(0, isVisitor ? 1 : 2).map(({ name, label, hint }) => (
        <label key={name} className="option needs-script">
          <input
            type="checkbox"
            checked={marks[name]}
            onChange={(event) => act({ name, value: event.target.checked })}
          />
          <span className="option-text">
            {label}
            <span className="hint">{hint}</span>
          </span>
        </label>
      ))}
      <a href="/jobs/hidden" className="link own-lists">
        Hidden jobs, companies and words
      </a>
    </>
  )
}

/**
 * Beside "Remote only" all others would count none, but choosing one replaces it. "Remote" is left out: unticked, it would
 * contradict the tick above.
 */
const besideRemote = (counts: readonly Count<WorkSetting>[]): ValueCount[] =>
  counts.flatMap(({ value }) => (value === 'remote' ? [] : { value, count: null }))
