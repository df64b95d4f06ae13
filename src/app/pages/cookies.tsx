/** /cookies: the cookies and the browser storage this site uses. Update it whenever one of these keys changes. */
import { PageHead } from '#app/frame/page-head.tsx'
import { MAX_REMEMBERED } from '#app/search/recent-searches.ts'
import {
  KNOWN_DEVICE_DAYS,
  SECOND_STEP_MINUTES,
  SESSION_DAYS,
} from '#core/account/sign-in-times.ts'
import { MAX_MARKED_JOBS } from '#core/lists/job-lists.ts'
import { VISIT_STATE_DAYS } from '#core/lists/last-visit.ts'
import { TextPage, type TextSection } from './text-page.tsx'

const COOKIES = [
  {
    key: 'rolecall.session_token',
    purpose: "Identifies you while you're signed in. Scripts can't read it",
    until: `You sign out, or ${SESSION_DAYS} days after your last visit`,
  },
  {
    key: 'rolecall.half_session',
    purpose: 'Remembers that you entered your password, until you complete the second step',
    until: `${SECOND_STEP_MINUTES} minutes`,
  },
  {
    key: 'rolecall.known_device',
    purpose:
      "Shows that this browser has signed in to your account before, so that people guessing your password can't lock you out. A random number and a signature that can't sign anyone in",
    until: `You delete it, or ${KNOWN_DEVICE_DAYS} days after you last signed in`,
  },
  {
    key: 'rolecall.code_browser, rolecall.better-auth-passkey, rolecall.state',
    purpose:
      'Tie a sign-up, an emailed code, a passkey or a sign-in with another provider to the browser where it started',
    until: 'Between a few minutes and a day',
  },
] as const

const ASKED_FOR = [
  {
    key: 'job_looks',
    purpose:
      'Two timestamps and nothing else: when you last looked at jobs, and when your visit before that ended. Makes “New since your last visit” work without JavaScript',
    until: `You delete it, or ${VISIT_STATE_DAYS} days after you last looked at jobs`,
  },
] as const

const KEPT = [
  { key: 'theme', purpose: 'Your choice of the light or dark theme', until: 'You delete it' },
  {
    key: 'viewed_jobs',
    purpose: `The IDs of the jobs you've opened, at most ${MAX_MARKED_JOBS.toLocaleString('en')}, so that lists can mark or hide them`,
    until: 'You delete it',
  },
  {
    key: 'recent_searches',
    purpose: `Your last ${MAX_REMEMBERED} searches, to offer them again below the search box`,
    until: 'You clear them there, or delete them',
  },
  {
    key: 'job_looks',
    purpose:
      'When you last looked at jobs, and when your visit before that ended, for “New since your last visit”',
    until: 'You delete it',
  },
  {
    key: 'hidden_jobs',
    purpose: "The jobs, companies and words you've hidden from your lists",
    until: 'You unhide them or delete this entry',
  },
  {
    key: 'hide_viewed_jobs',
    purpose: "Whether lists hide jobs you've opened",
    until: 'You delete it',
  },
  {
    key: 'folded_stages',
    purpose: 'Which columns of your Job Tracker you collapsed or expanded',
    until: 'You delete it',
  },
  {
    key: 'scroll-positions',
    purpose: 'How far you scrolled, so that going back takes you to the same spot',
    until: 'You close the tab',
  },
] as const

const SECTIONS: readonly TextSection[] = [
  {
    id: 'none',
    title: 'No cookies until you sign in or turn one on',
    body: (
      <>
        <p>
          Visiting this site sets no cookies: none of ours and none from anyone else. That's why we
          don't ask you to accept any. Signing in sets the ones it needs:
        </p>
        <KeptTable label="Cookies for signing in" rows={COOKIES} />
        <p>
          One more is set only when you turn it on, by choosing “New since your last visit” in a
          browser with JavaScript turned off:
        </p>
        <KeptTable label="Cookies you turn on" rows={ASKED_FOR} />
        <p>
          No page loads scripts, pictures, fonts or anything else from another company, so no other
          company can set a cookie here either.
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
          A few things are stored by your browser. They're for you and stay on your device. When you
          sign in, the jobs you opened and what you hid move to your account, so that they apply on
          your other devices too. Nothing else is sent to the server.
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
        Every browser can show and delete what a site has stored, usually in its settings under
        privacy or site data. Afterwards, this site has forgotten your theme, your searches and the
        jobs you opened, and you are signed out. Otherwise it works as before. If your browser
        blocks storage, nothing is remembered and everything else still works.
      </p>
    ),
  },
  {
    id: 'proxy',
    title: 'Cookies from other services',
    body: (
      <p>
        The operator may run this site behind a proxy or on a hosting company's service, and these
        sometimes set a technical cookie of their own. The <a href="/privacy#contact">operator</a>{' '}
        can tell you whether that is the case here.
      </p>
    ),
  },
]

export default function Cookies() {
  return (
    <>
      <PageHead
        title="Cookie Policy"
        description="Visiting Rolecall sets no cookies; signing in sets a few. See what they do, what else your browser stores, and how to delete it."
        path="/cookies"
      />
      <TextPage
        title="Cookie Policy"
        lede="Visiting this site sets no cookies. Here are the cookies set when you sign in, one you can turn on, and what else your browser stores."
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
            What it is for
          </th>
          <th scope="col">Kept until</th>
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
