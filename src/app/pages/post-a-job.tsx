/** /post-a-job: not there yet, and says so: what will come, and how an employer's jobs appear today. */
import { PageHead } from '#app/frame/page-head.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'today',
    title: 'How jobs appear here today',
    body: (
      <>
        <p>
          Rolecall shows listings that employers have already made public: on the job board of an
          applicant-tracking system, in a feed, on a careers page. The operator of this copy
          collects them and imports them. If your jobs are public in one of these ways, you have
          nothing to do and nothing to pay.
        </p>
        <ul>
          <li>Every job links to your own application form. Nobody applies through us.</li>
          <li>
            Your words stay yours: we show the description as you wrote it, without decoration.
          </li>
          <li>When your listing is marked as closed, the next import closes it here as well.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'good-listing',
    title: 'What makes a listing easy to find',
    body: (
      <>
        <p>You can help people find your jobs on any board, this one included:</p>
        <ul>
          <li>
            <strong>Say what it pays.</strong> A range with a currency and a period lets people
            filter by pay. Jobs without one are left out as soon as somebody asks for jobs with
            complete facts.
          </li>
          <li>
            <strong>Say where it is done.</strong> Name the city, and write remote, hybrid or on
            site. For a remote job, name the countries it is open to.
          </li>
          <li>
            <strong>Use a plain title.</strong> “Senior Backend Engineer” is searched for; “Code
            Wizard” is not.
          </li>
          <li>
            <strong>Name the tools.</strong> Skills in the text become tags that people search by.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'later',
    title: 'What will come',
    body: (
      <>
        <p>
          A form for employers whose jobs are published nowhere else is planned. With it you will be
          able to post a job, see it as a person searching will see it, change it, and close it.
          There is no date yet, and no waiting list: we would rather announce it when it works.
        </p>
        <p>
          Until then you may want to see how the jobs of others look:{' '}
          <a href="/jobs">browse jobs</a> or <a href="/companies">look through the companies</a>.
        </p>
      </>
    ),
  },
]

export default function PostAJob() {
  return (
    <>
      <PageHead
        title="Post a job"
        description="Posting jobs directly is coming soon. How employers' jobs appear on Rolecall today, and what makes them easy to find."
        path="/post-a-job"
      />
      <TextPage
        title="Post a job"
        lede={
          <>
            <span className="badge">Coming Soon</span> You cannot post a job here yet. Here is how
            employers' jobs appear today, and what will come.
          </>
        }
        sections={SECTIONS}
      />
    </>
  )
}
