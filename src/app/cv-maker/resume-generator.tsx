/** /dashboard/resume-generator: the CVs made here, and the form that makes one, optionally for a job (`jobId`). */
import './resume-generator.css'
import { Form, useNavigation } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { PlanNotice } from '#app/plan/plan-notice.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { CvId } from '#core/cv/cv-id.ts'
import * as cvs from '#store/cvs.ts'
import { planNotice } from '#work/plan/account-plan.ts'
import type { Route } from './+types/resume-generator.ts'
import { actOnList } from './cv-maker-actions.ts'
import { DocumentItem } from './document-item.tsx'
import { JobsAtHandList } from './jobs-at-hand-list.tsx'
import { loadStart } from './load-start.ts'
import { fileAddress, MAKER_PATH, makerAddress } from './maker-address.ts'
import { newestByJob } from './newest-by-job.ts'
import { DeletedNotice, NothingToStartFrom } from './start-notices.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const own = await cvs.list(services.db, accountId)
  return {
    plan: await planNotice(services, accountId, 'generated_cvs'),
    ...(await loadStart<CvId>(args)),
    made: own.filter(({ kind }) => kind === 'made'),
    bases: own.map(({ id, name, kind }) => ({ id, name, kind })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const form = await args.request.formData()
  return actOnList({ services, accountId, form })
}

export default function ResumeGenerator({ loaderData, actionData }: Route.ComponentProps) {
  const { job, atHand, plan, made, bases, current, deleted, now } = loaderData
  return (
    <div className="maker">
      <PageHead
        title="Resume Generator"
        description="Tailor your CV to a job. Every change is based on a line of your CV."
        path={MAKER_PATH}
        isPrivate
      />
      <h1>Resume Generator</h1>
      <p className="maker-lead">
        Tailor your CV to a job, using only what your CV already says. If the job asks for something
        that it doesn’t mention, we tell you and never add it.
      </p>
      <PlanNotice text={plan} />
      {deleted && <DeletedNotice id={deleted} text="The CV was deleted." />}
      {current.isEmpty && bases.length === 0 ? (
        <NothingToStartFrom
          title="Add your CV first"
          text="Upload a CV or fill in your profile, then come back here to generate a CV."
        />
      ) : job ? (
        <>
          <StartForm {...{ job, bases, current }} attempt={actionData} />
          <MadeCvs made={made} now={now} />
        </>
      ) : (
        <div className="at-hand-columns">
          <JobsAtHandList
            title="Choose a job"
            jobs={atHand}
            now={now}
            action="Generate CV"
            hrefOf={(id) => `${MAKER_PATH}?jobId=${id}`}
            done={{ label: 'Open CV', hrefs: newestByJob(made, makerAddress) }}
          />
          <div className="at-hand-aside">
            <MadeCvs made={made} now={now} />
            <StartForm {...{ job, bases, current }} attempt={actionData} />
          </div>
        </div>
      )}
    </div>
  )
}

type StartProps = Pick<Route.ComponentProps['loaderData'], 'job' | 'bases' | 'current'> & {
  attempt: Route.ComponentProps['actionData']
}

function StartForm({ job, bases, current, attempt }: StartProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="maker-start">
      <h2>
        {job
          ? `Generate a CV for ${job.title} at ${job.company}`
          : 'Or a CV for no job in particular'}
      </h2>
      {job && <input type="hidden" name="jobId" value={job.id} />}
      <label className="maker-choice">
        <span className="label">Based on</span>
        <select name="base" className="input" defaultValue={attempt?.base || current.id || ''}>
          {current.id === null && <option value="">{current.name}</option>}
          {bases.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {attempt && (
        <p className="notice notice-danger" role="alert">
          <Icon name="circle-alert" />
          <span>{attempt.problem}</span>
        </p>
      )}
      <p className="maker-tools">
        <button
          type="submit"
          className={job ? 'button button-primary' : 'button'}
          disabled={isBusy}
        >
          {isBusy ? 'Generating…' : job ? 'Generate CV for this job' : 'Generate CV'}
        </button>
      </p>
    </Form>
  )
}

type MadeProps = Pick<Route.ComponentProps['loaderData'], 'made' | 'now'>

function MadeCvs({ made, now }: MadeProps) {
  if (made.length === 0) return null
  return (
    <section aria-labelledby="made-heading" className="maker-section">
      <h2 id="made-heading">Your generated CVs</h2>
      <ul className="maker-list">
        {made.map(({ id, name, updatedAt, jobId }) => (
          <DocumentItem key={id} name={name} href={makerAddress(id)} pdf={fileAddress(id, 'pdf')}>
            {jobId === null ? 'Not for a job, updated' : 'Updated'}{' '}
            <TimeAgo at={updatedAt} now={now} inSentence />
          </DocumentItem>
        ))}
      </ul>
    </section>
  )
}
