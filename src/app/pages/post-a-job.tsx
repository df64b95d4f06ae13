/** /post-a-job: a page for a feature that does not exist yet: how jobs appear today, and what is planned. */
import { PageHead } from '#app/frame/page-head.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'today',
    title: 'How jobs appear here today',
    body: (
      <>
        <p>
          Rolecall shows listings that employers have already made public: in their hiring software
          (applicant-tracking systems), in a feed or on a careers page. If your jobs are public in
          one of these ways, you don’t have to do or pay anything.
        </p>
        <ul>
          <li>Every job links to your own application form. Nobody applies through us.</li>
          <li>We show the description in your own words, without the original styling.</li>
          <li>When you close your listing, we close it here too, usually within a day.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'good-listing',
    title: 'What makes a listing easy to find',
    body: (
      <>
        <p>You can help people find your jobs on any job board, including this one:</p>
        <ul>
          <li>
            <strong>State the salary.</strong> A range with a currency and a period lets people
            filter by salary. Jobs without one are left out when someone chooses “Hide results with
            no data”.
          </li>
          <li>
            <strong>State the location.</strong> Name the city, and write remote, hybrid or on-site.
            For a remote job, name the countries it is open to.
          </li>
          <li>
            <strong>Use a plain title.</strong> People search for “Senior Backend Engineer”, not for
            “Code Wizard”.
          </li>
          <li>
            <strong>Name the tools.</strong> We find skills in the text, and people can search for
            them.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'later',
    title: 'What we plan',
    body: (
      <>
        <p>
          We plan a form for employers whose jobs aren’t published anywhere else. You’ll be able to
          post a job, preview it as job seekers will see it, edit it and close it. We don’t have a
          date or a waiting list yet.
        </p>
        <p>
          Until then, see how other employers’ jobs look: <a href="/jobs">browse jobs</a> or{' '}
          <a href="/companies">browse companies</a>.
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
        description="You can’t post jobs directly yet. How employers’ jobs appear on Rolecall today, and what makes them easy to find."
        path="/post-a-job"
      />
      <TextPage
        title="Post a job"
        lede={
          <>
            <span className="badge">Coming Soon</span> You can’t post a job here yet. Read how
            employers’ jobs appear here today, and what we plan.
          </>
        }
        sections={SECTIONS}
      />
    </>
  )
}
