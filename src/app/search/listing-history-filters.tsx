/** Filters by a job's history: how old it is, whether it is confirmed, and where it comes from. */
import { useEffect } from 'react'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { useStoredLastVisit } from '#app/lists/stored-visit.ts'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { CONFIRMED_DAYS, type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import { AgeFilter } from './age-filter.tsx'
import { Group, MoreOptions, Option } from './filter-options.tsx'
import { FOUND_LABELS, POSTED_LABELS } from './posted-choices.ts'

/** `lastVisitAt` is what the server knows: from the account, or from a cookie in browsers without scripts. */
type Props = { query: JobQuery; lastVisitAt: Date | null; now: Date }

export function ListingHistoryFilters({ query, lastVisitAt, now }: Props) {
  const { isVisitor } = useJobMarks()
  const kept = useStoredLastVisit()
  const isKept = isVisitor && lastVisitAt === null
  useEffect(() => {
    if (isKept)
      void import('#app/lists/store-visit.ts').then(({ storeVisit }) => storeVisit('list', now))
  }, [isKept, now])
  const since = isKept ? kept : lastVisitAt
  const days = query.confirmedDays ?? CONFIRMED_DAYS
  return (
    <Group title="Listing history">
      <div className="age-filters">
        <AgeFilter label="Posted" name="posted" value={query.posted} labels={POSTED_LABELS} />
        <AgeFilter
          label="Added to Rolecall"
          name="firstSeen"
          value={query.firstSeen}
          labels={FOUND_LABELS}
        />
      </div>
      <Option
        name="newSince"
        value={query.newSince ?? (isKept && kept ? kept.toISOString() : LAST_VISIT)}
        label="New since your last visit"
        hint={since && <TimeAgo at={since} now={now} />}
        checked={query.newSince !== null}
      />
      <MoreOptions isChosen={isMoreChosen(query)}>
        <Option
          name="confirmedDays"
          value={String(days)}
          label={`Confirmed open in the last ${days === 1 ? 'day' : countOf(days, 'day')}`}
          checked={query.confirmedDays !== null}
        />
        <Option
          name="neverReposted"
          value="true"
          label="Never reposted"
          checked={query.neverReposted}
        />
        <Option
          name="fromEmployer"
          value="true"
          label="Direct from the employer"
          checked={query.fromEmployer}
        />
      </MoreOptions>
    </Group>
  )
}

const isMoreChosen = ({ confirmedDays, neverReposted, fromEmployer }: JobQuery) =>
  confirmedDays !== null || neverReposted || fromEmployer
