/**
 * /dashboard/job-tracker/report: proof of search for an employment office. The URL holds every choice; one form shows the
 * report again and downloads it, without a script too.
 */
import '#app/ui/back-link.css'
import './search-report.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { formatDays } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FORMS, REPORT_FORMS, type ReportFormKind } from '#core/tracker/report-form.ts'
import { REPORT_PATH } from '#core/tracker/report-query.ts'
import { APPLY_METHODS } from '#core/tracker/search-report.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import { missingFromPdf, searchReport } from '#work/tracker/search-report.ts'
import type { Route } from './+types/search-report.ts'
import { ReportTable } from './report-table.tsx'
import { UndatedApplications } from './undated-applications.tsx'

const FORM_LABELS: Record<ReportFormKind, string> = {
  neutral: 'Any country (English)',
  de: 'Germany (German)',
  ch: 'Switzerland (German)',
  us: 'United States (English)',
}

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const given = new URL(args.request.url).searchParams
  const services = args.context.get(servicesContext)
  const report = await searchReport(services, viewer, given)
  const { form, period, without, including, usualMethod } = report.query
  return {
    form,
    period,
    usualMethod,
    without: [...without],
    including: [...including],
    wrong: report.problems.map(({ parameter }) => parameter),
    dated: report.dated,
    undated: report.undated,
    missingCharacters: await missingFromPdf(services, viewer, report),
  }
}

export default function SearchReport({ loaderData }: Route.ComponentProps) {
  const {
    form,
    period,
    usualMethod,
    without,
    including,
    wrong,
    dated,
    undated,
    missingCharacters,
  } = loaderData
  const days = formatDays(period.first, period.last)
  const included = undated.filter(({ id }) => including.includes(id))
  const listed = dated.filter(({ id }) => !without.includes(id)).length + included.length
  return (
    <div className="report">
      <PageHead
        title="Proof of search"
        description="Your applications of a period, as employment offices ask for them."
        path={REPORT_PATH}
        isPrivate
      />
      <a href={TRACKER_PATH} className="back-link">
        <Icon name="arrow-left" />
        Job Tracker
      </a>
      <h1>Proof of search</h1>
      <p className="report-lead">
        A record of your applications for an employment office. It contains only what’s in your
        tracker. Anything missing is left blank for you to fill in.
      </p>
      {wrong.length > 0 && (
        <p className="notice notice-warn" role="alert">
          <Icon name="triangle-alert" />
          <span>
            {wrong.includes('from') || wrong.includes('to')
              ? `Choose two dates, the first no later than the second. This report covers ${days}.`
              : 'Some of your choices are invalid, so they’re left out.'}
          </span>
        </p>
      )}
      {/* A plain form: its downloads must be requests of the browser. */}
      <form id="report" method="get" action={REPORT_PATH} className="report-form">
        <div className="card report-tools">
          <div className="report-wide">
            <label htmlFor="report-kind" className="label">
              Form
            </label>
            <select id="report-kind" name="form" className="input" defaultValue={form}>
              {REPORT_FORMS.map((kind) => (
                <option key={kind} value={kind}>
                  {FORM_LABELS[kind]}
                </option>
              ))}
            </select>
          </div>
          <Day name="from" label="From" value={period.first} />
          <Day name="to" label="To" value={period.last} />
          <div className="report-wide">
            <label htmlFor="report-how" className="label">
              How you usually apply
            </label>
            <select
              id="report-how"
              name="how"
              className="input"
              defaultValue={usualMethod ? `all:${usualMethod}` : ''}
            >
              <option value="">Leave blank</option>
              {APPLY_METHODS.map((method) => (
                <option key={method} value={`all:${method}`} lang={FORMS[form].language}>
                  {FORMS[form].methods[method]}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className="button">
            Update
          </button>
          <div className="report-files">
            <button
              type="submit"
              formAction={`${REPORT_PATH}.pdf`}
              className="button button-primary"
            >
              <Icon name="download" />
              Download PDF
            </button>
            <button type="submit" formAction={`${REPORT_PATH}.csv`} className="button">
              <Icon name="download" />
              Download CSV
            </button>
            <p className="hint">The PDF has lines for your reference number and signature.</p>
          </div>
        </div>
        <section className="report-sheet" aria-labelledby="report-title">
          <h2 id="report-title" lang={FORMS[form].language}>
            {FORMS[form].title}
          </h2>
          <p className="report-count">
            {listed === 1 ? '1 application' : `${listed} applications`}, {days}
          </p>
          {dated.length + included.length === 0 ? (
            <p className="report-none">
              No applications with an applied date in this period. Choose other dates, or set the
              applied date of an application in your{' '}
              <a href={TRACKER_PATH} className="link">
                job tracker
              </a>
              .
            </p>
          ) : (
            <ReportTable
              form={form}
              rows={[...dated, ...included]}
              without={without}
              usualMethod={usualMethod}
            />
          )}
        </section>
        <div className="report-below">
          {undated.length > 0 && <UndatedApplications rows={undated} including={including} />}
          {missingCharacters.length > 0 && (
            <p className="notice notice-warn" role="status">
              <Icon name="triangle-alert" />
              <span>
                Our fonts don’t have these characters: {missingCharacters.slice(0, 20).join(' ')}.
                In the PDF they appear as empty boxes, in the CSV they’re fine.
              </span>
            </p>
          )}
        </div>
      </form>
    </div>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div>
      <label htmlFor={`report-${name}`} className="label">
        {label}
      </label>
      <input
        id={`report-${name}`}
        type="date"
        name={name}
        required
        className="input"
        defaultValue={value}
      />
    </div>
  )
}
