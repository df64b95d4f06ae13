/** /cookies: those of signing in, the one of a filter, and what a browser keeps besides; change it together with those keys. */
import { PageHead } from '#app/frame/page-head.tsx'
import { MAX_REMEMBERED } from '#app/search/recent-searches.ts'
import {
  KNOWN_DEVICE_DAYS,
  SECOND_STEP_MINUTES,
  SESSION_DAYS,
} from '#core/account/sign-in-times.ts'
import { MAX_MARKED_JOBS } from '#core/lists/job-lists.ts'
import { LOOKS_KEPT_DAYS } from '#core/lists/last-visit.ts'
import { TextPage, type TextSection } from './text-page.tsx'

const COOKIES = [
  {
    key: 'rolecall.session_token',
    purpose: 'Says who you are while you are signed in. Scripts cannot read it',
    until: `You sign out, or ${SESSION_DAYS} days after your last visit`,
  },
  {
    key: 'rolecall.half_session',
    purpose: 'Between your password and the second step of signing in',
    until: `${SECOND_STEP_MINUTES} minutes`,
  },
  {
    key: 'rolecall.known_device',
    purpose:
      'Tells that this browser signed in to your account before, so that strangers who guess at your password cannot keep you out. A random number and a signature, which sign nobody in',
    until: `You delete it, or ${KNOWN_DEVICE_DAYS} days after you last signed in`,
  },
  {
    key: 'rolecall.sign_up, rolecall.better-auth-passkey, rolecall.state',
    purpose:
      'Bind a sign-up, a passkey or the way back from another provider to the browser that began it',
    until: 'A few minutes, a day at most',
  },
] as const

const ASKED_FOR = [
  {
    key: 'job_looks',
    purpose:
      'When you last looked at jobs, and when you did before: two times and nothing else. It answers “New since your last visit” where scripts do not run',
    until: `You delete it, or ${LOOKS_KEPT_DAYS} days after you last looked at jobs`,
  },
] as const

const KEPT = [
  { key: 'theme', purpose: 'Whether you chose the light or the dark look', until: 'You delete it' },
  {
    key: 'viewed_jobs',
    purpose: `The numbers of the jobs you have opened, ${MAX_MARKED_JOBS.toLocaleString('en')} at most, so that lists can mark or hide them`,
    until: 'You delete it',
  },
  {
    key: 'recent_searches',
    purpose: `Your last ${MAX_REMEMBERED} searches, to offer them again below the search field`,
    until: 'You clear them there, or delete it',
  },
  {
    key: 'job_looks',
    purpose:
      'When you last looked at jobs, and when you did before, so that “New since your last visit” can be answered',
    until: 'You delete it',
  },
  {
    key: 'hidden_jobs',
    purpose: 'The jobs, companies and words that you do not want to see in lists',
    until: 'You bring them back, or delete it',
  },
  { key: 'hide_viewed_jobs', purpose: 'Whether lists hide those jobs', until: 'You delete it' },
  {
    key: 'folded_stages',
    purpose: 'Which columns of your Job Tracker you folded or unfolded',
    until: 'You delete it',
  },
  {
    key: 'scroll-positions',
    purpose: 'How far down you were, so that going back returns you there',
    until: 'You close the tab',
  },
] as const

const SECTIONS: readonly TextSection[] = [
  {
    id: 'none',
    title: 'No cookies until you sign in or ask for one',
    body: (
      <>
        <p>
          Visiting this site sets no cookies: none of ours and none of anybody else's. That is why
          you were not asked to accept any. Signing in sets those that it cannot do without:
        </p>
        <KeptTable label="Cookies of signing in" rows={COOKIES} />
        <p>
          One more is set only when you ask for it, by choosing “New since your last visit” in a
          browser that runs no scripts:
        </p>
        <KeptTable label="Cookies that you ask for" rows={ASKED_FOR} />
        <p>
          No page loads scripts, pictures, fonts or anything else from another company, so no other
          company can set a cookie here either.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What your browser keeps besides',
    body: (
      <>
        <p>
          A few things are remembered in your browser's own storage. They are for you and stay on
          your device. When you sign in, the jobs you opened and what you hid move to your account,
          so that your other devices know them too; nothing else is sent to the server.
        </p>
        <KeptTable label="What your browser keeps" rows={KEPT} />
      </>
    ),
  },
  {
    id: 'delete',
    title: 'How to delete it',
    body: (
      <p>
        Every browser can show and delete what a site has stored, usually in its settings under
        privacy or site data. After that this site has forgotten your theme, your searches and the
        jobs you opened, you are signed out, and it works as before. If your browser forbids
        storage, nothing is remembered and everything else still works.
      </p>
    ),
  },
  {
    id: 'proxy',
    title: 'What we cannot see',
    body: (
      <p>
        The operator may place a proxy or a hosting company's service before this site, and such
        services sometimes set a technical cookie of their own. The{' '}
        <a href="/privacy#contact">operator</a> can tell you whether that is so here.
      </p>
    ),
  },
]

export default function Cookies() {
  return (
    <>
      <PageHead
        title="Cookie Policy"
        description="Visiting Rolecall sets no cookies, signing in sets a few. This page lists them and what your browser keeps besides, and how to delete it."
        path="/cookies"
      />
      <TextPage
        title="Cookie Policy"
        lede="A visit sets no cookies. Here is what signing in sets, what you can ask for, and what your browser keeps besides."
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
