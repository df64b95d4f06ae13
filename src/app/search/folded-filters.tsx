/** Filters that few people use, each folded under a line that says what is chosen. */
import { type ReactNode, useEffect, useRef } from 'react'
import { withStep } from '#app/ui/with-step.ts'
import { type JobQuery, type MoreFacets, OVERLAP_HOURS } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import { ZONE_CHOICES } from '#core/time/zone-choices.ts'
import { SUPPORT_LABELS, YEARS_LABELS } from './facet-labels.ts'
import { OptionList, type OptionListProps, offeredValues, withChosen } from './filter-options.tsx'
import { useStaysOpen } from './use-stays-open.ts'

type Props = {
  query: JobQuery
  more: MoreFacets
  /** How many jobs are found. */
  total: number
  /** By code. */
  languageNames: Readonly<Record<string, string>>
  /** Chosen before the person chooses; null if unknown. */
  usualZone: string | null
}

export function FoldedFilters({ query, more, total, languageNames, usualZone }: Props) {
  return (
    <>
      <Folded title="Working hours" chosen={query.overlapHours === null ? 0 : 1}>
        <label className="where-label" htmlFor="overlapHours">
          Overlap with my working day (9 to 17)
        </label>
        <select
          id="overlapHours"
          name="overlapHours"
          className="input"
          defaultValue={query.overlapHours ?? ''}
        >
          <option value="">Any hours</option>
          {withStep(OVERLAP_HOURS, query.overlapHours).map((hours) => (
            <option key={hours} value={hours}>
              At least {hours} {hours === 1 ? 'hour' : 'hours'}
            </option>
          ))}
        </select>
        <label className="where-label" htmlFor="timeZone">
          My time zone
        </label>
        <ZoneField value={query.timeZone} usual={usualZone} />
        <p className="hint">
          {more.statedHours === null
            ? 'For jobs that state no hours, '
            : `${more.statedHours.toLocaleString('en')} of ${countOf(total, 'job')} ${
                more.statedHours === 1 ? 'states' : 'state'
              } working hours. For the others, `}
          we use the time zone of their location. Jobs with neither are still shown.
        </p>
      </Folded>
      <FoldedOptions
        title="Years of experience"
        name="years"
        counts={more.years}
        chosen={query.years}
        labels={YEARS_LABELS}
      />
      <FoldedOptions
        title="Languages"
        name="languages"
        counts={withChosen(more.languages, query.languages)}
        chosen={query.languages}
        labels={languageNames}
      />
      <FoldedOptions
        title="Visa and relocation"
        name="support"
        counts={more.support}
        chosen={query.support}
        labels={SUPPORT_LABELS}
      />
    </>
  )
}

/** Nothing if no value is offered. */
export const FoldedOptions = ({ title, ...list }: OptionListProps & { title: string }) =>
  offeredValues(list.counts, list.chosen).length > 0 && (
    <Folded title={title} chosen={list.chosen.length}>
      <OptionList {...list} />
    </Folded>
  )

export function Folded({
  title,
  chosen,
  children,
}: {
  title: string
  chosen: number
  children: ReactNode
}) {
  const isOpen = useStaysOpen(chosen > 0)
  return (
    <details className="folded-filter" open={isOpen}>
      <summary>
        {title}
        {chosen > 0 && (
          <span className="option-count">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}

/** Without a choice, the usual zone of the home is chosen, or the browser's own if it is one of these. */
function ZoneField({ value, usual }: { value: string | null; usual: string | null }) {
  const field = useRef<HTMLSelectElement>(null)
  /** What was chosen for the person; another home changes it. */
  const offered = useRef(value ?? usual ?? '')
  useEffect(() => {
    const isChosen = field.current?.value !== offered.current
    if (value !== null || !field.current || isChosen) return
    const own = usual ?? Intl.DateTimeFormat().resolvedOptions().timeZone
    if (!ZONE_CHOICES.some(({ zone }) => zone === own)) return
    field.current.value = own
    offered.current = own
  }, [value, usual])
  const isListed = value === null || ZONE_CHOICES.some(({ zone }) => zone === value)
  return (
    <select
      ref={field}
      id="timeZone"
      name="timeZone"
      className="input"
      defaultValue={value ?? usual ?? ''}
    >
      <option value="">Choose a time zone</option>
      {!isListed && <option>{value}</option>}
      {ZONE_CHOICES.map(({ zone, name, offset }) => (
        <option key={zone} value={zone}>
          {`${formatOffset(offset)} ${name}`}
        </option>
      ))}
    </select>
  )
}

/** "UTC−8", "UTC+5:30". */
function formatOffset(hours: number): string {
  const minutes = (Math.abs(hours) % 1) * 60
  return `UTC${hours < 0 ? '−' : '+'}${Math.trunc(Math.abs(hours))}${minutes ? `:${minutes}` : ''}`
}
