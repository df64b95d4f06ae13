/** /dashboard/cover-letter: the person's letters, and a form to write one for a job here (`jobId`) or elsewhere. */
import '#app/cv-maker/resume-generator.css'
import './cover-letter.css'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import { JobsAtHandList } from '#app/cv-maker/jobs-at-hand-list.tsx'
import { loadStart } from '#app/cv-maker/load-start.ts'
import { newestByJob } from '#app/cv-maker/newest-by-job.ts'
import { OwnDocuments } from '#app/cv-maker/own-documents.tsx'
import { DeletedNotice, NothingToStartFrom } from '#app/cv-maker/start-notices.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { PlanNotice } from '#app/plan/plan-notice.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { LetterId } from '#core/letter/cover-letter.ts'
import * as cvs from '#store/cvs.ts'
import * as letters from '#store/letters.ts'
import { planNotice } from '#work/plan/account-plan.ts'
import type { Route } from './+types/cover-letter.ts'
import { actOnList, type LetterAttempt } from './cover-letter-action.ts'
import {
  LETTERS_PATH,
  letterAddress,
  letterFileAddress,
  letterPageAddress,
} from './letter-address.ts'
import { WordsFields } from './words-fields.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { db } = services
  return {
    plan: await planNotice(services, accountId, 'cover_letters'),
    ...(await loadStart<LetterId>(args)),
    letters: await letters.list(db, accountId),
    cvs: (await cvs.list(db, accountId)).map(({ id, name }) => ({ id, name })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  return actOnList({ services, accountId, form: await args.request.formData() })
}

export default function CoverLetter({ loaderData }: Route.ComponentProps) {
  const { job, letters: own, current, cvs: choices, deleted, atHand, now } = loaderData
  const attempt = useActionData() as LetterAttempt | undefined
  const handed = handedOver(useLocation().state)
  /** Whether the form for a job that isn't listed here is what the person came for. */
  const isElsewhere = atHand.total === 0 || attempt !== undefined || handed !== null
  return (
    <div className="maker">
      <PageHead
        title="Cover Letter"
        description="Write a cover letter based on your CV and the listing."
        path={LETTERS_PATH}
        isPrivate
      />
      <h1>Cover Letter</h1>
      <p className="maker-lead">
        Get a draft that answers the listing, using only facts from your CV. We tell you what’s
        missing, and you finish it.
      </p>
      <PlanNotice text={loaderData.plan} />
      {deleted && <DeletedNotice id={deleted} text="Letter deleted." />}
      {current.isEmpty && choices.length === 0 ? (
        <NothingToStartFrom
          title="Add your CV first"
          text="Upload a CV or fill in your profile, then come back here to write a cover letter."
        />
      ) : job ? (
        <>
          <StartForm {...loaderData} />
          <OwnLetters letters={own} now={now} />
        </>
      ) : (
        <div className="at-hand-columns">
          {own.length > 0 && (
            <div className="at-hand-aside">
              <OwnLetters letters={own} now={now} />
            </div>
          )}
          <JobsAtHandList
            title="Choose a job"
            atHand={atHand}
            action="Write letter"
            hrefOf={(id) => `${LETTERS_PATH}?jobId=${id}`}
            done={{
              label: 'Open letter',
              badge: 'Letter ready',
              hrefs: newestByJob(own, letterAddress),
            }}
          >
            <details className="at-hand-fold" open={isElsewhere}>
              <summary>
                <Icon name="plus" />
                Letter for a job from elsewhere
                <Icon name="chevron-right" />
              </summary>
              <StartForm {...loaderData} />
            </details>
          </JobsAtHandList>
        </div>
      )}
    </div>
  )
}

type OwnProps = Pick<Route.ComponentProps['loaderData'], 'letters' | 'now'>

const OwnLetters = ({ letters: own, now }: OwnProps) => (
  <OwnDocuments
    title="Your letters"
    documents={own.map(({ id, name, updatedAt, applicationId }) => ({
      id,
      name,
      href: letterAddress(id),
      pdf: letterFileAddress(id, 'pdf'),
      page: letterPageAddress(id, 1, updatedAt.getTime()),
      about: (
        <>
          Updated <TimeAgo at={updatedAt} now={now} inSentence />
          {applicationId !== null && (
            <>
              , attached to{' '}
              <a href={`/dashboard/job-tracker/${applicationId}#documents`} className="link">
                an application
              </a>
            </>
          )}
        </>
      ),
    }))}
  />
)

function StartForm({ job, cvs: choices, current }: Route.ComponentProps['loaderData']) {
  const attempt = useActionData() as LetterAttempt | undefined
  const handed = handedOver(useLocation().state)
  const isBusy = useNavigation().state === 'submitting'
  const typed = attempt?.typed ?? { ...handed, cvId: current.id ?? '' }
  return (
    <Form method="post" className="letter-start" key={JSON.stringify(handed)}>
      {job && <h2>{`Cover letter for ${job.title}, ${job.company}`}</h2>}
      {attempt && (
        <p className="notice notice-warn" role="alert">
          <Icon name="circle-alert" />
          <span>{attempt.problem}</span>
        </p>
      )}
      {job ? (
        <input type="hidden" name="jobId" value={job.id} />
      ) : (
        <JobFields typed={typed} problems={attempt?.problems ?? {}} />
      )}
      <WordsFields
        cvs={choices}
        profileName={current.id === null ? current.name : null}
        values={typed}
        problems={attempt?.problems ?? {}}
      />
      <p className="maker-tools">
        <button
          type="submit"
          className={job ? 'button button-primary' : 'button'}
          disabled={isBusy}
        >
          {isBusy ? 'Writing…' : 'Write letter'}
        </button>
      </p>
    </Form>
  )
}

type JobFieldsProps = {
  typed: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
}

/** The fields for a job that is listed elsewhere. */
function JobFields({ typed, problems }: JobFieldsProps) {
  return (
    <>
      <div className="letter-pair">
        <div className="letter-field">
          <label htmlFor="letter-title" className="label">
            Job title
          </label>
          <input
            id="letter-title"
            name="title"
            className="input"
            maxLength={300}
            required
            defaultValue={typed.title ?? ''}
            aria-invalid={problems.title !== undefined}
            aria-describedby={problems.title ? 'letter-title-problem' : undefined}
          />
          {problems.title && (
            <p id="letter-title-problem" className="letter-problem">
              {`Job title ${problems.title}`}
            </p>
          )}
        </div>
        <label className="letter-field">
          <span className="label">Company (optional)</span>
          <input
            name="company"
            className="input"
            maxLength={300}
            defaultValue={typed.company ?? ''}
          />
        </label>
      </div>
      <label className="letter-field">
        <span className="label">Job description</span>
        <textarea
          name="description"
          className="input"
          rows={4}
          maxLength={50_000}
          defaultValue={typed.description ?? ''}
          placeholder="Paste the listing here so we can find its requirements."
        />
      </label>
    </>
  )
}

const JOB_FIELDS = ['title', 'company', 'description'] as const

/** A job that another page passed in the navigation state, as form fields; null if the state has none. */
function handedOver(state: unknown): Record<string, string> | null {
  if (typeof state !== 'object' || state === null || !('title' in state)) return null
  const given = new Map<string, unknown>(Object.entries(state))
  return Object.fromEntries(
    JOB_FIELDS.map((name) => [
      name,
      typeof given.get(name) === 'string' ? String(given.get(name)) : '',
    ]),
  )
}
