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
import { JobsAtHandList } from './jobs-at-hand-list.tsx'
import { loadStart } from './load-start.ts'
import { fileAddress, MAKER_PATH, makerAddress, pageAddress } from './maker-address.ts'
import { newestByJob } from './newest-by-job.ts'
import { OwnDocuments } from './own-documents.tsx'
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
        Get a CV that puts what a job asks for first. Everything in it comes from your own CV.
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
          {made.length > 0 && (
            <div className="at-hand-aside">
              <MadeCvs made={made} now={now} />
            </div>
          )}
          <JobsAtHandList
            title="Choose a job"
            atHand={atHand}
            action="Generate CV"
            hrefOf={(id) => `${MAKER_PATH}?jobId=${id}`}
            done={{
              label: 'Open CV',
              badge: 'CV ready',
              hrefs: newestByJob(made, makerAddress),
            }}
          >
            <details className="at-hand-fold" open={atHand.total === 0 || actionData !== undefined}>
              <summary>
                <Icon name="plus" />
                General CV, for any job
                <Icon name="chevron-right" />
              </summary>
              <StartForm {...{ job, bases, current }} attempt={actionData} />
            </details>
          </JobsAtHandList>
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
      {job && <h2>{`Generate a CV for ${job.title} at ${job.company}`}</h2>}
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

const MadeCvs = ({ made, now }: MadeProps) => (
  <OwnDocuments
    title="Your generated CVs"
    documents={made.map(({ id, name, updatedAt, jobId }) => ({
      id,
      name,
      href: makerAddress(id),
      pdf: fileAddress(id, 'pdf'),
      page: pageAddress(id, 1, updatedAt.getTime()),
      about: (
        <>
          {jobId === null ? 'General CV, updated' : 'Updated'}{' '}
          <TimeAgo at={updatedAt} now={now} inSentence />
        </>
      ),
    }))}
  />
)
