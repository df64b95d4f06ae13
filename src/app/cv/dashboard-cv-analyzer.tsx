/** /dashboard/cv-analyzer: the person's CVs and what there is to mend in each; how to have one analysed for a job. */
import { Form, Link } from 'react-router'
import './analyzer.css'
import '#app/profile/profile.css'
import { redirect } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { CvForms } from '#app/profile/cv-forms.tsx'
import { unanswered } from '#app/profile/failed-outcome.ts'
import { ProfilePlace } from '#app/profile/place.ts'
import { saveProfile } from '#app/profile/save-profile.ts'
import { worldContext } from '#app/request/context.ts'
import { orUnanswered } from '#app/request/unanswered.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { cvAddress, readCvId } from '#core/cv/cv-id.ts'
import * as jobMarks from '#store/job-marks.ts'
import { restoreRemovedCv } from '#work/cv/remove-cv.ts'
import type { Route } from './+types/dashboard-cv-analyzer.ts'
import { loadCvs } from './load-cvs.ts'

const PAGE = '/dashboard/cv-analyzer'
/** Jobs opened last that are offered for an analysis. */
const OPENED = 5

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const world = args.context.get(worldContext)
  const { searchParams } = new URL(args.request.url)
  const opened = await jobMarks.ids(world.db, viewer.id, 'viewed')
  const cards = await world.cards(opened.slice(-OPENED).toReversed())
  return {
    cvs: await loadCvs(world, viewer.id),
    opened: cards.map(({ id, title, company }) => ({ id, title, company })),
    deleted: readCvId(searchParams.get('deleted') ?? ''),
    now: world.clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const restored = readCvId(new URL(args.request.url).searchParams.get('restore') ?? '')
  if (!restored) return saveProfile(args)
  const viewer = requireViewer(args)
  await restoreRemovedCv(args.context.get(worldContext), viewer.id, restored)
  throw redirect(PAGE)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return orUnanswered(serverAction, (loss) => unanswered(sent, loss))
}

export default function DashboardCvAnalyzer({ loaderData, actionData }: Route.ComponentProps) {
  const { cvs, opened, deleted, now } = loaderData
  return (
    <ProfilePlace value={{ action: PAGE, step: null, outcome: actionData ?? null }}>
      <PageHead
        title="CV Analyzer"
        description="Your CVs, and how they meet a job."
        path={PAGE}
        isPrivate
      />
      <h1>CV Analyzer</h1>
      <p className="mt-1 max-w-text text-muted">
        Click “Analyze CV” on a job card to see how your CV meets that job, requirement by
        requirement.
      </p>
      <p className="mt-4">
        <Link to="/jobs" className="button button-primary">
          <Icon name="search" />
          Browse Jobs
        </Link>
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
      <section className="analyzer-section" aria-labelledby="cvs-title">
        <h2 id="cvs-title">Your CVs</h2>
        {cvs.length === 0 ? (
          <p className="profile-empty">
            None yet. Hand one in below: it is read on our server, kept for you alone, and shown to
            you as an employer’s system will store it.
          </p>
        ) : (
          <ul className="analyzer-list">
            {cvs.map((cv) => (
              <CvRow key={cv.id} cv={cv} now={now} />
            ))}
          </ul>
        )}
      </section>
      {opened.length > 0 && (
        <section className="analyzer-section" aria-labelledby="opened-title">
          <h2 id="opened-title">Jobs you opened last</h2>
          <ul className="analyzer-list">
            {opened.map(({ id, title, company }) => (
              <li key={id}>
                <p className="min-w-0 flex-1">
                  <Link to={`/jobs/${id}`} className="link">
                    {title}
                  </Link>
                  <span className="hint block">{company}</span>
                </p>
                <Link
                  to={`/dashboard/cv-analysis/${id}`}
                  className="button button-small"
                  aria-label={`Analyze CV for ${title}`}
                >
                  Analyze CV
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="analyzer-section" aria-labelledby="hand-in-title">
        <h2 id="hand-in-title">Hand in a CV</h2>
        <div className="profile-fields mt-4">
          {/* Empty again once one has come. */}
          <CvForms key={cvs.length} />
        </div>
      </section>
    </ProfilePlace>
  )
}

type Row = Route.ComponentProps['loaderData']['cvs'][number]

function CvRow({ cv, now }: { cv: Row; now: Date }) {
  const { must, should, could } = cv.counts
  const address = cv.kind === 'made' ? `/dashboard/resume-generator/${cv.id}` : cvAddress(cv.id)
  return (
    <li>
      <div className="min-w-0 flex-1">
        <h3>
          <Link to={address} className="link">
            {cv.name}
          </Link>{' '}
          {cv.isCurrent && <span className="badge">Matches go by this one</span>}
        </h3>
        <p className="hint">
          {cv.kind === 'read' ? 'Read from a file' : 'Made here'}, changed{' '}
          <TimeAgo at={cv.updatedAt} now={now} />
          {cv.unsure > 0 && `, ${cv.unsure} to look at again`}
        </p>
        {cv.problem && (
          <p className="profile-problem">
            <Icon name="circle-alert" />
            {cv.problem}
          </p>
        )}
      </div>
      <Link to={`${cvAddress(cv.id)}/checks`} className="link analyzer-checks">
        {must + should + could === 0
          ? 'Nothing to mend'
          : `${must + should + could} to mend${must > 0 ? `, ${must} first` : ''}`}
      </Link>
    </li>
  )
}
