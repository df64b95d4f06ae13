/** /cookies: the cookies and the browser storage this site uses. Update it whenever one of these keys changes. */
import { PageHead } from '#app/frame/page-head.tsx'
import { MAX_REMEMBERED } from '#app/search/recent-searches.ts'
import {
  KNOWN_DEVICE_DAYS,
  SECOND_STEP_MINUTES,
  SESSION_DAYS,
} from '#core/account/sign-in-times.ts'
import { HOME_STATE_DAYS } from '#core/eligibility/home-state.ts'
import { MAX_COMPARED } from '#core/job/job.ts'
import { MAX_MARKED_JOBS } from '#core/lists/job-lists.ts'
import { VISIT_STATE_DAYS } from '#core/lists/last-visit.ts'
import { TextPage, type TextSection } from './text-page.tsx'

const COOKIES = [
  {
    key: 'rolecall.session_token',
    purpose: 'Shows who you are while you’re signed in. Scripts can’t read it',
    until: `Until you sign out, or ${SESSION_DAYS} days after your last visit`,
  },
  {
    key: 'rolecall.half_session',
    purpose: 'Remembers that you entered your password until you enter your code or backup code',
    until: `${SECOND_STEP_MINUTES} minutes`,
  },
  {
    key: 'rolecall.known_device',
    purpose:
      'Remembers that you signed in with this browser before. If someone else guesses passwords for your account, you can still sign in here. Nobody can sign in with this cookie alone',
    until: `Until you delete it, or ${KNOWN_DEVICE_DAYS} days after you last signed in`,
  },
  {
    key: 'rolecall.invitation',
    purpose: 'Keeps the invitation that you opened until you sign up with it',
    until: 'One day',
  },
  {
    key: 'rolecall.code_browser, rolecall.better-auth-passkey, rolecall.state',
    purpose:
      'Make sure that you finish a sign-up, an emailed code, a passkey or a sign-in with another provider in the browser where you started it',
    until: 'Between a few minutes and a day',
  },
] as const

const ASKED_FOR = [
  {
    key: 'job_looks',
    purpose:
      'When you last looked at jobs, and when your visit before that ended, for “New since your last visit”. It contains only these two times',
    until: `Until you delete it, or ${VISIT_STATE_DAYS} days after you last looked at jobs`,
  },
  {
    key: 'home',
    purpose:
      'The countries you chose under “I live in” and “I may also work in”, so that job pages can say whether a job is open to you',
    until: `Until you delete it, or ${HOME_STATE_DAYS} days after you last filtered by it`,
  },
] as const

const KEPT = [
  { key: 'theme', purpose: 'Your choice of the light or dark theme', until: 'Until you delete it' },
  {
    key: 'viewed_jobs',
    purpose: `The numbers of the jobs you’ve opened, at most ${MAX_MARKED_JOBS.toLocaleString('en')}, so that lists can mark or hide them`,
    until: 'Until you sign in or delete it',
  },
  {
    key: 'recent_searches',
    purpose: `Your last ${MAX_REMEMBERED} searches, to offer them again below the search box`,
    until: 'Until you clear them there or delete them',
  },
  {
    key: 'job_looks',
    purpose:
      'When you last looked at jobs, and when your visit before that ended, for “New since your last visit”',
    until: 'Until you delete it',
  },
  {
    key: 'compared_jobs',
    purpose: `The numbers of the jobs you’ve marked to compare, at most ${MAX_COMPARED}`,
    until: 'Until you clear them below the list of jobs or delete them',
  },
  {
    key: 'hidden_jobs',
    purpose: 'The jobs, companies and words you’ve hidden from your lists',
    until: 'Until you show them again, sign in, or delete them',
  },
  {
    key: 'hide_viewed_jobs',
    purpose: 'Whether lists hide jobs you’ve opened',
    until: 'Until you sign in or delete it',
  },
  {
    key: 'folded_stages',
    purpose: 'Which columns of your Job Tracker you collapsed or expanded',
    until: 'Until you delete it',
  },
  {
    key: 'scroll-positions',
    purpose: 'How far you scrolled, so that you return to the same spot when you go back',
    until: 'Until you close the tab',
  },
] as const

const SECTIONS: readonly TextSection[] = [
  {
    id: 'none',
    title: 'Cookies',
    body: (
      <>
        <p>
          Visiting this site sets no cookies, so we don’t ask you to accept any. Signing in sets
          these:
        </p>
        <KeptTable label="Cookies for signing in" rows={COOKIES} />
        <p>
          The filter “New since your last visit” sets one more if JavaScript is off in your browser:
        </p>
        <KeptTable label="Cookie of a filter" rows={ASKED_FOR} />
        <p>
          No page loads scripts, pictures, fonts or anything else from another company, so no other
          company can set a cookie here.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What else your browser stores',
    body: (
      <>
        <p>
          Your browser stores a few things on your device. When you sign in, the jobs you opened and
          what you hid move to your account, so they work on all your devices. The rest stays in
          your browser.
        </p>
        <KeptTable label="What your browser stores" rows={KEPT} />
      </>
    ),
  },
  {
    id: 'delete',
    title: 'How to delete it',
    body: (
      <p>
        In every browser, you can see and delete what a site stores, usually in the settings under
        privacy or site data. If you delete it all, you’re signed out, and your theme, your recent
        searches and the jobs you opened are gone from this browser. If your browser blocks storage,
        the site still works but doesn’t remember these.
      </p>
    ),
  },
  {
    id: 'proxy',
    title: 'Cookies from other services',
    body: (
      <p>
        This site may run behind a proxy or at a hosting company that sets a technical cookie of its
        own. To find out, <a href="/privacy#contact">ask us</a>.
      </p>
    ),
  },
]

export default function Cookies() {
  return (
    <>
      <PageHead
        title="Cookie Policy"
        description="Visiting Rolecall sets no cookies. Signing in sets a few. See what they do, what else your browser stores, and how to delete it."
        path="/cookies"
      />
      <TextPage
        title="Cookie Policy"
        lede="Visiting this site sets no cookies. This page lists the cookies for signing in, the cookie of one filter, and what else your browser stores."
        updatedOn="2025-05-06"
        sections={SECTIONS}
      />
    </>
  )
}

type Row = { key: string; purpose: string; until: string }

function KeptTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="w-5/12">
            Purpose
          </th>
          <th scope="col">Kept</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, purpose, until }) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{purpose}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
