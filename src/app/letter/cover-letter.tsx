/** /dashboard/cover-letter: the letters written here, and writing one, for a job here (`jobId`) or one found elsewhere. */
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import '#app/cv-maker/resume-generator.css'
import './cover-letter.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { linesOfCv } from '#core/cv/cv-lines.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { readLetterId } from '#core/letter/letter-id.ts'
import * as cvs from '#store/cvs.ts'
import * as jobs from '#store/jobs.ts'
import * as letters from '#store/letters.ts'
import { currentCv } from '#work/cv/current-cv.ts'
import type { Route } from './+types/cover-letter.ts'
import { actOnList, type LetterAttempt } from './act.ts'
import { handedOver } from './handed-over.ts'
import { LETTERS_PATH, letterAddress } from './letter-address.ts'
import { WordsFields } from './words-fields.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const { db, clock } = args.context.get(worldContext)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('jobId')
  const jobId = asked === null ? null : requireJobId(asked)
  const job = jobId === null ? null : await jobs.byId(db, jobId)
  if (jobId !== null && !job) throw new Refusal('job_not_found')
  const current = await currentCv(db, accountId)
  return {
    job: job && { id: job.id, title: job.title, company: job.company },
    letters: await letters.list(db, accountId),
    cvs: (await cvs.list(db, accountId)).map(({ id, name }) => ({ id, name })),
    current: { id: current.id, name: current.name, isEmpty: isEmpty(current.content) },
    deleted: readLetterId(searchParams.get('deleted') ?? ''),
    now: clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  return actOnList({ world, accountId, form: await args.request.formData() })
}

/** A CV of a name and nothing else proves nothing. */
const isEmpty = (cv: Parameters<typeof linesOfCv>[0]) => linesOfCv(cv).next().done === true

export default function CoverLetter({ loaderData }: Route.ComponentProps) {
  const { letters: own, current, cvs: choices, deleted, now } = loaderData
  return (
    <div className="maker">
      <PageHead
        title="Cover Letter"
        description="Write a cover letter in which every line is true."
        path={LETTERS_PATH}
        isPrivate
      />
      <h1>Cover Letter</h1>
      <p className="maker-lead">
        Written from what the listing asks and what your CV shows. Every sentence about you names
        the line it rests on; what your CV does not show is listed, never claimed.
      </p>
      {deleted && (
        <Form method="post" className="notice">
          <Icon name="info" />
          <span role="status">The letter was deleted.</span>
          <input type="hidden" name="id" value={deleted} />
          <button type="submit" name="intent" value="restore" className="button button-small">
            Undo
          </button>
        </Form>
      )}
      {current.isEmpty && choices.length === 0 ? (
        <div className="empty">
          <h2>There is nothing to write a letter from yet</h2>
          <p>Upload the CV you have, or fill in your profile; then come back here.</p>
          <p className="maker-tools">
            <a href="/dashboard/cv-analyzer" className="button button-primary">
              Upload a CV
            </a>
            <a href="/dashboard/profile" className="button">
              Fill in my profile
            </a>
          </p>
        </div>
      ) : (
        <StartForm {...loaderData} />
      )}
      {own.length > 0 && (
        <section aria-labelledby="letters-heading">
          <h2 id="letters-heading">Written here</h2>
          <ul className="maker-list">
            {own.map(({ id, name, updatedAt, applicationId }) => (
              <li key={id}>
                <a href={letterAddress(id)} className="maker-list-name">
                  <Icon name="mail" /> {name}
                </a>
                <span className="text-muted">
                  changed <TimeAgo at={updatedAt} now={now} />
                  {applicationId !== null && (
                    <>
                      , kept with{' '}
                      <a
                        href={`/dashboard/job-tracker/${applicationId}#documents`}
                        className="link"
                      >
                        an application
                      </a>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function StartForm({ job, cvs: choices, current }: Route.ComponentProps['loaderData']) {
  const attempt = useActionData() as LetterAttempt | undefined
  const handed = handedOver(useLocation().state)
  const isBusy = useNavigation().state === 'submitting'
  const typed = attempt?.typed ?? { ...handed, cvId: current.id ?? '' }
  return (
    <Form method="post" className="letter-start" key={JSON.stringify(handed)}>
      <h2>{job ? `A letter for ${job.title}, ${job.company}` : 'Write a letter'}</h2>
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
        <button type="submit" className="button button-primary" disabled={isBusy}>
          {isBusy ? 'Writing…' : 'Write the letter'}
        </button>
        {!job && (
          <a href="/jobs" className="link">
            Or find a job here to write it for
          </a>
        )}
      </p>
    </Form>
  )
}

type JobFieldsProps = {
  typed: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
}

/** A job that is listed elsewhere. */
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
        <span className="label">The listing’s text</span>
        <textarea
          name="description"
          className="input"
          rows={8}
          maxLength={50_000}
          defaultValue={typed.description ?? ''}
          placeholder="Paste it here: what they ask for is read out of it."
        />
      </label>
    </>
  )
}
