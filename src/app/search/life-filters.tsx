/** Filters by the life of a job: when it came, whether it is still there, and from whom we have it. */
import { useEffect } from 'react'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { useKeptLastVisit } from '#app/lists/kept-look.ts'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { CONFIRMED_DAYS, type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import { Group, Option } from './filter-options.tsx'

/** `lastVisitAt` as the server knows it: from the account, or from a cookie where scripts do not run. */
type Props = { query: JobQuery; lastVisitAt: Date | null; now: Date }

export function LifeFilters({ query, lastVisitAt, now }: Props) {
  const { isVisitor } = useJobMarks()
  const kept = useKeptLastVisit()
  const isKept = isVisitor && lastVisitAt === null
  useEffect(() => {
    if (isKept) void import('#app/lists/keep-look.ts').then(({ keepLook }) => keepLook('list', now))
  }, [isKept, now])
  const since = isKept ? kept : lastVisitAt
  const days = query.confirmedDays ?? CONFIRMED_DAYS
  return (
    <Group title="Life of the job">
      <Option
        name="newSince"
        value={query.newSince ?? (isKept && kept ? kept.toISOString() : LAST_VISIT)}
        label="New since your last visit"
        hint={since && <TimeAgo at={since} now={now} />}
        checked={query.newSince !== null}
      />
      <Option
        name="confirmedDays"
        value={String(days)}
        label={`Confirmed in the last ${days} days`}
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
        hint="Read from its own hiring system"
        checked={query.fromEmployer}
      />
    </Group>
  )
}
