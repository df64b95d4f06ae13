/** /dashboard/job-alerts/found: the open jobs that a person's alerts found, newest first, unread ones marked. */
import './job-alerts.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { JobList } from '#app/job/job-list.tsx'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { alertName } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alerts from '#store/alerts.ts'
import type { Route } from './+types/found-jobs-page.ts'

const PATH = '/dashboard/job-alerts/found'
const PER_PAGE = 25

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const { db, cards, clock } = args.context.get(servicesContext)
  const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1) throw new Refusal('page_not_found')
  const [own, { finds, total }] = await Promise.all([
    alerts.list(db, id),
    alertFinds.newest(db, id, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
  ])
  if (finds.length === 0 && page > 1) throw new Refusal('page_not_found')
  const names = new Map(own.map((alert) => [alert.id, alertName(alert)]))
  const foundBy = new Map(
    finds.map(({ jobId, alertIds }) => [
      jobId,
      alertIds.flatMap((alertId) => names.get(alertId) ?? []),
    ]),
  )
  return {
    now: clock.now(),
    page,
    lastPage: Math.max(1, Math.ceil(total / PER_PAGE)),
    total,
    jobs: (await cards(finds.map(({ jobId }) => jobId))).map((job) => {
      const by = foundBy.get(job.id) ?? []
      if (by.length === 0) return job // its alerts were deleted
      // Where a search shows what it found in the text.
      return { ...job, snippet: { text: `Found by: ${listInEnglish(by)}`, marks: [] } }
    }),
  }
}

/** `unread` are those on this page. */
function countText(total: number, unread: number): string {
  const open = countOf(total, 'open job')
  if (unread === 0) return open
  return unread === total
    ? `${open}, ${total === 1 ? 'not' : 'none'} opened yet`
    : `${open}. You haven’t opened ${unread} of those on this page.`
}

export default function FoundJobs({ loaderData: found }: Route.ComponentProps) {
  const { jobs, total, now, page, lastPage } = found
  const { marks } = useJobMarks()
  const unread = jobs.filter(({ id }) => !marks.viewed.includes(id)).length
  return (
    <div className="job-alerts">
      <PageHead
        title="Found by your alerts"
        description="Open jobs that your job alerts found, newest first."
        path={PATH}
        isPrivate
      />
      <div className="job-alerts-head">
        <div>
          <h1>Found by your alerts</h1>
          <p className="text-muted" role="status">
            {total === 0 ? 'Nothing yet.' : countText(total, unread)}
          </p>
        </div>
        <a href="/dashboard/job-alerts" className="button">
          <Icon name="bell" />
          Your alerts
        </a>
      </div>
      {total === 0 ? (
        <div className="card job-alerts-none">
          <Icon name="bell" />
          <p className="text-muted">New jobs that match one of your alerts will be listed here.</p>
        </div>
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className="sr-only">
            Jobs
          </h2>
          <JobList jobs={jobs} now={now} />
        </section>
      )}
      <Pager page={page} last={lastPage} hrefOf={(number) => `${PATH}?page=${number}`} />
    </div>
  )
}
