/** /admin/newsletter: subscribers, drafts and sent issues, and the weekly issue's schedule. For operators. */
import { Form, redirect } from 'react-router'
import '#app/operator/admin.css'
import './newsletter.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { nextDueAt } from '#core/newsletter/weekly-schedule.ts'
import { countOf } from '#core/text/count-of.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as schedule from '#store/newsletter-schedule.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { previewWeek, setSchedule } from '#work/newsletter/week-in-numbers.ts'
import { addDraft, restoreDraft } from '#work/newsletter/write-issue.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-newsletter.ts'
import { issueIdOf } from './issue-id.ts'
import { IssueList } from './issue-list.tsx'
import { readSchedule, ScheduleForm } from './schedule-form.tsx'

const PATH = '/admin/newsletter'
/** Two years of a weekly issue. */
const SHOWN = 104

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const { db, clock, settings } = services
  const params = new URL(args.request.url).searchParams
  const [counts, shown, weekly, week] = await Promise.all([
    subscribers.counts(db),
    issues.list(db, SHOWN),
    schedule.read(db),
    previewWeek(inBulk(services)),
  ])
  return {
    now: clock.now(),
    counts,
    weekly: { ...weekly, nextAt: weekly.isOn ? nextDueAt(weekly, clock.now()) : null },
    hasWeek: week !== null,
    site: new URL(settings.publicUrl).host,
    isMailSent: settings.mailIsConfigured,
    isScheduled: params.get('said') === 'schedule',
    deletedId: readNumericId(params.get('deleted') ?? undefined),
    issues: shown.map(({ markdown, version, ...issue }) => issue),
  }
}

export async function action(args: Route.ActionArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const form = await readForm(args.request)
  switch (form.text('intent')) {
    case 'write':
      return redirect(`${PATH}/issues/${await addDraft(services, { subject: '', markdown: '' })}`)
    case 'restore': {
      const id = issueIdOf(form.text('issue'))
      await restoreDraft(services, id)
      return redirect(`${PATH}/issues/${id}`)
    }
    case 'schedule':
      await setSchedule(services, readSchedule(form))
      return redirect(`${PATH}?said=schedule#weekly`)
    default:
      throw new Refusal('unknown_action')
  }
}

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  const { now, counts, weekly, isMailSent, isScheduled, deletedId, issues: listed } = loaderData
  const { hasWeek, site } = loaderData
  return (
    <div className="page admin">
      <PageHead
        title="Newsletter"
        description="Subscribers and issues of the newsletter."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Newsletter</h1>
          <p className="text-muted">
            {summaryOf(counts)}
            {counts.subscribed === 0 && (
              <>
                {' '}
                People subscribe at the foot of every page, or on{' '}
                <a href="/newsletter" className="link">
                  {`${site}/newsletter`}
                </a>
                .
              </>
            )}
          </p>
        </div>
        <div className="newsletter-actions">
          {counts.subscribed > 0 && (
            <a href={`${PATH}/subscribers.csv`} className="button">
              <Icon name="download" />
              Download subscribers
            </a>
          )}
          <Form method="post">
            <button
              type="submit"
              name="intent"
              value="write"
              className={counts.subscribed > 0 ? 'button button-primary' : 'button'}
            >
              <Icon name="plus" />
              Write an issue
            </button>
          </Form>
        </div>
      </header>
      {!isMailSent && <NotSent />}
      {deletedId !== null && <Deleted id={deletedId} />}
      {listed.length > 0 && (
        <section aria-labelledby="issues" className="admin-part">
          <h2 id="issues">Issues</h2>
          <IssueList issues={listed} now={now} />
        </section>
      )}
      <section aria-labelledby="weekly" className="admin-part">
        <h2 id="weekly">Weekly issue</h2>
        <div className="newsletter-week">
          <div>
            <p className="newsletter-about">
              We write this issue for you: new jobs, top employers, skills and places in demand, and
              salaries. We skip weeks without new jobs.
            </p>
            <ScheduleForm weekly={weekly} isSaved={isScheduled} />
            {hasWeek ? (
              <a href={`${PATH}/week`} className="link">
                Preview this week’s issue
              </a>
            ) : (
              <p className="newsletter-about">
                This week has nothing to send yet: no new jobs in the last seven days. Sample jobs
                don’t count.
              </p>
            )}
          </div>
          {hasWeek && (
            <iframe
              title="This week’s issue"
              src={`${PATH}/week/email`}
              sandbox=""
              loading="lazy"
              tabIndex={-1}
              className="newsletter-frame"
            />
          )}
        </div>
      </section>
      {listed.length === 0 && (
        <p className="admin-empty">
          You can also write an issue yourself, in Markdown, and send yourself a test first.
        </p>
      )}
    </div>
  )
}

function summaryOf({ subscribed, waiting }: subscribers.Counts): string {
  const all = subscribed === 0 ? 'No subscribers yet.' : `${countOf(subscribed, 'subscriber')}.`
  if (waiting === 0) return all
  return `${all} ${waiting.toLocaleString('en')} more ${waiting === 1 ? 'hasn’t' : 'haven’t'} confirmed yet.`
}

/** Unsent email can be read in the server's inbox. */
function NotSent() {
  return (
    <p className="notice notice-warn">
      <Icon name="triangle-alert" />
      <span>
        This server doesn’t send email yet, so issues are kept in its{' '}
        <a href="/dev/inbox" className="link">
          inbox
        </a>
        . Set <code>SMTP_URL</code> to send them.
      </span>
    </p>
  )
}

function Deleted({ id }: { id: number }) {
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <span>Draft deleted.</span>
      <Form method="post">
        <input type="hidden" name="issue" value={id} />
        <button type="submit" name="intent" value="restore" className="button button-small">
          Undo
        </button>
      </Form>
    </div>
  )
}
