/**
 * /job-alerts and /dashboard/job-alerts: a person's alerts beside the form that creates and changes them, and when
 * their emails come. The whole page works without a script.
 */
import './job-alerts.css'
import { useEffect, useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { PlanNotice } from '#app/plan/plan-notice.tsx'
import { requireViewer, viewerOf } from '#app/request/viewer.ts'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { useBrowserZone } from '#app/ui/use-browser-zone.ts'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { countOf } from '#core/text/count-of.ts'
import { dayAt } from '#core/time/time-zone.ts'
import type { AlertSettings } from '#store/alert-settings.ts'
import type { Route } from './+types/job-alerts.ts'
import { type AlertAnswer, type AnswerSection, actOnAlerts } from './alert-actions.ts'
import { AlertCard } from './alert-card.tsx'
import { AlertChannels } from './alert-channels.tsx'
import { AlertEditor } from './alert-editor.tsx'
import { AlertEmails } from './alert-emails.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { loadAlerts } from './load-alerts.ts'
import { searchOf } from './submitted-search.ts'

export async function loader(args: Route.LoaderArgs) {
  const { pathname, search } = new URL(args.request.url)
  const path = pathname.replace(/\.data$/, '')
  if (path === '/job-alerts' && viewerOf(args.context) === null)
    throw toSignIn('job-alerts', search)
  return loadAlerts(args, requireViewer(args))
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const viewer = viewerOf(args.context)
  // Signing in leads to the form with the same search in it.
  if (!viewer) throw toSignIn('save-alert', `?${new URLSearchParams({ search: searchOf(form) })}`)
  return actOnAlerts(args, viewer, form)
}

/** Where the specification sends visitors. `said` is what the page says to them. */
function toSignIn(said: 'job-alerts' | 'save-alert', search: string) {
  return redirect(`/auth/signin?${new URLSearchParams({ next: `/job-alerts${search}`, said })}`)
}

/** What is typed into the form changes nothing else on the page. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'preview' ? false : defaultShouldRevalidate

export default function JobAlerts({ loaderData: found, actionData }: Route.ComponentProps) {
  const { alerts, now, path } = found
  const answer = actionData ?? null
  // What was saved is no draft any more, although the address may still name it.
  const draft = answer?.isSaved ? found.blank : found.draft
  const { address, editing, channels } = draft
  const saves = useSaves(answer)
  const isAlone = path === '/job-alerts'
  // Who has alerts comes to see them, unless one is being written.
  const isFormMain = alerts.length === 0 || editing !== null || draft.isFilledIn
  const notice = answer && <AnswerNotice answer={answer} action={address} />
  const noticeIn = (section: AnswerSection) => (answer?.section === section ? notice : null)
  const hasEmails = found.hasSettings
  const hasChannels = editing !== null && channels !== null
  const isShown = { form: true, emails: hasEmails, channels: hasChannels }
  useAnswerToast(answer, path)
  useFocusOnProblem(actionData)
  useLearnedZone(found.hasSettings && !found.settings.isZoneKnown, path)
  const form = (
    <div key="form" id="form" className="job-alerts-form">
      {noticeIn('form')}
      <AlertEditor
        key={`${editing} ${saves}`}
        path={path}
        draft={draft}
        preview={answer?.preview ?? draft.preview}
        typed={answer?.typed ?? null}
        problems={answer?.problems ?? {}}
        isMain={isFormMain}
        now={now}
      />
      {hasChannels && (
        <AlertChannels
          path={path}
          alertId={editing}
          shownOnce={answer?.shownOnce ?? null}
          refused={answer?.refusedChannel ?? null}
          notice={noticeIn('channels')}
          now={now}
          {...channels}
        />
      )}
    </div>
  )
  const own = (
    <section key="own" aria-labelledby="own-alerts" className="job-alerts-own">
      <h2 id="own-alerts">Your Job Alerts</h2>
      {alerts.length === 0 ? (
        <div className="card job-alerts-none">
          <Icon name="bell" />
          <h3>No Job Alerts</h3>
          <p className="text-muted">
            Create one with the form, or choose “Create Alert” above the results of any search.
          </p>
        </div>
      ) : (
        <ul className="job-alerts-list">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard
                alert={alert}
                path={path}
                action={address}
                isEdited={alert.id === editing}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      {hasEmails && (
        <AlertEmails
          key={found.settings.timeZone}
          settings={found.settings}
          zones={found.zones}
          action={address}
          refused={answer?.refusedSettings ?? null}
          notice={noticeIn('emails')}
          now={now}
        />
      )}
    </section>
  )
  return (
    <div className={isAlone ? 'page job-alerts job-alerts-alone' : 'job-alerts'}>
      <PageHead
        title="Job Alerts"
        description="Get an email when new jobs match your search."
        path={path}
        isPrivate
      />
      <div className="job-alerts-head">
        <div>
          <h1>Job Alerts</h1>
          <p className="text-muted">
            Get an email when new jobs match your search. You won’t get the same job twice.
          </p>
        </div>
        {found.found > 0 && (
          <a href="/dashboard/job-alerts/found" className="button">
            <Icon name="bell" />
            {countOf(found.found, 'job')} found
          </a>
        )}
      </div>
      <PlanNotice text={found.plan} />
      <QuietEmails settings={found.settings} now={now} />
      {found.missing && !answer && (
        <p className="notice notice-warn" role="status">
          <Icon name="triangle-alert" />
          <span>{found.missing}</span>
        </p>
      )}
      {!(answer?.section && isShown[answer.section]) && notice}
      <div className="job-alerts-layout" data-main={isFormMain ? 'form' : 'own'}>
        {isFormMain ? [form, own] : [own, form]}
      </div>
    </div>
  )
}

/** How often this page saved an alert. Each time the form is emptied; any other answer keeps what is typed. */
function useSaves(answer: AlertAnswer | null): number {
  const [seen, setSeen] = useState({ answer, saves: 0 })
  if (seen.answer === answer) return seen.saves
  const saves = seen.saves + (answer?.isSaved ? 1 : 0)
  setSeen({ answer, saves })
  return saves
}

/** A first alert from a program, or from before the page's script ran, came without a time zone. */
function useLearnedZone(isUnknown: boolean, path: string) {
  const timeZone = useBrowserZone()
  const { submit } = useFetcher()
  useEffect(() => {
    if (isUnknown && timeZone)
      void submit({ intent: 'zone', timeZone }, { method: 'post', action: path })
  }, [isUnknown, timeZone, submit, path])
}

/** Says that no emails come, which the cards do not show. */
function QuietEmails({ settings, now }: { settings: AlertSettings; now: Date }) {
  const { isMailOff, pausedUntil, timeZone } = settings
  const isPaused = pausedUntil !== null && pausedUntil > now
  if (!isMailOff && !isPaused) return null
  return (
    <p className="notice notice-warn">
      <Icon name="pause" />
      <span>
        {isMailOff || !pausedUntil
          ? 'Emails for your alerts are off.'
          : `Emails for your alerts are paused until ${formatDay(dayAt(pausedUntil, timeZone))}.`}{' '}
        <a href="#emails" className="link">
          Change when emails come
        </a>
      </span>
    </p>
  )
}

/** Shows what was done as a toast; a deletion can be undone from it. */
function useAnswerToast(answer: AlertAnswer | null, path: string) {
  const toast = useToast()
  const undo = useFetcher<AlertAnswer>()
  useEffect(() => {
    if (undo.data?.toast) toast(undo.data.toast)
  }, [undo.data, toast])
  useEffect(() => {
    if (!answer?.toast) return
    const { removed } = answer
    toast({
      ...answer.toast,
      ...(removed !== null && {
        action: {
          label: 'Undo',
          run: () =>
            void undo.submit(
              { intent: 'restore', id: String(removed) },
              { method: 'post', action: path },
            ),
        },
      }),
    })
  }, [answer, toast, undo.submit, path])
}
