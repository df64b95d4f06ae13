/** /dashboard/cv-analyzer: the person's CVs with their problems, their jobs to compare with, and the upload form. */
import './analyzer.css'
import '#app/profile/profile.css'
import { Form, Link, redirect } from 'react-router'
import { findAtHand } from '#app/cv-maker/find-at-hand.ts'
import { JobsAtHandList } from '#app/cv-maker/jobs-at-hand-list.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { CvForms } from '#app/profile/cv-forms.tsx'
import { unanswered } from '#app/profile/failed-outcome.ts'
import { MatchingQuestion } from '#app/profile/matching-question.tsx'
import { ProfileFormContext } from '#app/profile/profile-form-context.ts'
import { saveProfile } from '#app/profile/save-profile.ts'
import { servicesContext } from '#app/request/context.ts'
import { submitOrFallback } from '#app/request/failed-submission.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { AccountId } from '#core/account/account.ts'
import { countFindings } from '#core/cv/cv-check.ts'
import { readProblem } from '#core/cv/cv-file-problem.ts'
import { type CvId, cvAddress } from '#core/cv/cv-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as cvs from '#store/cvs.ts'
import * as profiles from '#store/profiles.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import { restoreRemovedCv } from '#work/cv/remove-cv.ts'
import { jobsAtHand } from '#work/match/jobs-at-hand.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/dashboard-cv-analyzer.ts'
import { countsInWords } from './finding-counts.ts'

const PAGE = '/dashboard/cv-analyzer'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { searchParams } = new URL(args.request.url)
  return {
    cvs: await loadCvs(services, viewer.id),
    atHand: findAtHand(await jobsAtHand(services, viewer.id), args.request.url),
    deleted: readUuid<CvId>(searchParams.get('deleted') ?? ''),
    now: services.clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const restored = readUuid<CvId>(new URL(args.request.url).searchParams.get('restore') ?? '')
  if (!restored) return saveProfile(args)
  const viewer = requireViewer(args)
  await restoreRemovedCv(args.context.get(servicesContext), viewer.id, restored)
  throw redirect(PAGE)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return submitOrFallback(serverAction, (loss) => unanswered(sent, loss))
}

export default function DashboardCvAnalyzer({ loaderData, actionData }: Route.ComponentProps) {
  const { cvs, atHand, deleted, now } = loaderData
  return (
    <ProfileFormContext value={{ action: PAGE, step: null, outcome: actionData ?? null }}>
      <PageHead
        title="CV Analyzer"
        description="Your CVs, and how well they match a job."
        path={PAGE}
        isPrivate
      />
      <h1>CV Analyzer</h1>
      <p className="max-w-text text-muted">
        See which requirements of a job your CV meets, and what hiring software reads from it.
      </p>
      {deleted && !cvs.some(({ id }) => id === deleted) && (
        <Form method="post" action={`${PAGE}?restore=${deleted}`} className="notice mt-6">
          <span role="status">The CV was deleted.</span>
          <button type="submit" className="button button-small">
            <Icon name="rotate-ccw" />
            Undo
          </button>
        </Form>
      )}
      <div className="at-hand-columns analyzer-columns">
        {cvs.length === 0 ? (
          <>
            <AddCv text="Upload it to see what hiring software reads. We keep it private." />
            <CompareWith atHand={atHand} isQuiet />
          </>
        ) : (
          <>
            <div className="at-hand-aside">
              <section aria-labelledby="cvs-title" className="analyzer-section">
                <h2 id="cvs-title">Your CVs</h2>
                <MatchingQuestion
                  newest={cvs.find(({ isNewest }) => isNewest) ?? null}
                  used={cvs.find(({ isCurrent }) => isCurrent) ?? null}
                />
                <ul className="analyzer-list">
                  {cvs.map((cv) => (
                    <CvRow key={cv.id} cv={cv} now={now} />
                  ))}
                </ul>
              </section>
              {/* The key clears the form after an upload. */}
              <AddCv key={cvs.length} />
            </div>
            <CompareWith atHand={atHand} />
          </>
        )}
      </div>
    </ProfileFormContext>
  )
}

type CompareProps = Pick<Route.ComponentProps['loaderData'], 'atHand'> & { isQuiet?: boolean }

const CompareWith = (props: CompareProps) => (
  <JobsAtHandList
    {...props}
    title="Choose a job"
    action="Analyze CV"
    hrefOf={(id) => `/dashboard/cv-analysis/${id}`}
  />
)

/** `text`: why, before there is one. */
function AddCv({ text }: { text?: string }) {
  return (
    <section aria-labelledby="hand-in-title" className="analyzer-section">
      <h2 id="hand-in-title">{text ? 'Add your CV first' : 'Upload another CV'}</h2>
      <div className="profile-fields analyzer-add">
        {text && <p className="text-muted">{text}</p>}
        <CvForms isQuiet={!text} />
      </div>
    </section>
  )
}

type Row = Route.ComponentProps['loaderData']['cvs'][number]

function CvRow({ cv, now }: { cv: Row; now: Date }) {
  const address = cv.kind === 'made' ? `/dashboard/resume-generator/${cv.id}` : cvAddress(cv.id)
  return (
    <li>
      <div className="min-w-0 flex-1">
        <h3>
          <Link to={address} className="analyzer-name">
            {cv.name}
          </Link>{' '}
          {cv.isCurrent && <span className="badge">Used for matching</span>}
        </h3>
        <p className="hint">
          {cv.kind === 'read' ? 'Uploaded' : 'Generated here'}, updated{' '}
          <TimeAgo at={cv.updatedAt} now={now} inSentence />
          {cv.unsure > 0 && `, ${cv.unsure} to check`}
        </p>
        {cv.problem && (
          <p className="profile-problem">
            <Icon name="circle-alert" />
            {cv.problem}
          </p>
        )}
      </div>
      <Link to={`${cvAddress(cv.id)}/checks`} className="link analyzer-checks">
        {countsInWords(cv.counts)}
      </Link>
    </li>
  )
}

/** Lists the account's CVs with their origin and the number of problems. */
async function loadCvs(services: Pick<Services, 'db' | 'clock'>, accountId: AccountId) {
  const current = await cvs.current(services.db, accountId)
  const all = await cvs.list(services.db, accountId)
  const profile = await profiles.byAccount(services.db, accountId)
  return Promise.all(
    all.map(async ({ id, kind, name, jobId, fileId, updatedAt }) => {
      const { cv, live, findings } = await checkedCv(services, accountId, id)
      return {
        id,
        kind,
        name,
        jobId,
        updatedAt,
        isCurrent: id === current,
        isNewest: fileId !== null && fileId === profile?.cv?.id,
        problem: cv.reading && readProblem(cv.reading),
        unsure: Object.values(live.marks).filter(({ sure }) => sure === 'unsure').length,
        counts: countFindings(findings),
      }
    }),
  )
}
