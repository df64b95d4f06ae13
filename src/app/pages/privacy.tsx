/** /privacy: the Privacy Policy. Says what this software really stores; change it together with what it describes. */

import { PageHead } from '#app/frame/page-head.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'collected',
    title: 'Information collected',
    body: (
      <>
        <p>
          You can search and read every job without giving your name, an e-mail address or anything
          else. There is no advertising and there are no analytics. What follows about accounts
          holds only if you make one.
        </p>
        <h3>When you make an account</h3>
        <p>
          We store your name, your e-mail address and how you sign in: a password only as a hash
          that cannot be turned back, passkeys as their public halves, the secret of an
          authenticator app. For each device that is signed in we store when it last was, its
          network address and its browser's name, so that you can tell them apart and end them.
        </p>
        <h3>What you keep here</h3>
        <p>
          Your profile, the files you hand in, saved jobs, what you dismissed or hid, and your
          applications with their notes, contacts, interviews, tasks and documents. It is yours: no
          employer and no other person sees it. What you delete can be brought back for a day and is
          then gone.
        </p>
        <h3>Mail that we send you</h3>
        <p>
          Codes, links and notices about your account. A message that was sent keeps only its kind
          and its time, and is forgotten after a week.
        </p>
        <h3>When you open a page</h3>
        <p>
          Your browser sends its network address and its own name, as it does to every site. The
          server needs them to answer. It keeps no log of visits, and it does not store what you
          search for.
        </p>
        <h3>When you open a job, or go to apply for one</h3>
        <p>
          We count views and applications. So that one person is not counted twice, the server turns
          your network address (an IPv6 address is shortened first) and your browser's name into a
          short code, using a secret that is made new every day. It stores that code with the job,
          the kind of visit and the time. Codes are deleted about a day later, and so is the secret,
          after which nobody can connect a code to you. Only the totals stay. Your address itself is
          never stored.
        </p>
        <h3>When something breaks</h3>
        <p>
          The server notes the error, the time and the address of the page, without the words of
          your search. If your browser stops something that a page was not allowed to load, it may
          report this to us. Such a report holds the address of the page and what was stopped.
        </p>
        <h3>In listings</h3>
        <p>
          Employers sometimes name a person, for example a recruiter, in a public listing. The name
          then appears here as part of that listing.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How information is used',
    body: (
      <ul>
        <li>To answer your browser's requests.</li>
        <li>To show how often a job was viewed, and how often people went on to apply.</li>
        <li>To sign you in, to show you what you keep here, and to write to you about it.</li>
        <li>To find and fix errors, and to keep the service safe.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'How information is shared',
    body: (
      <>
        <p>
          We do not sell information about you, and no page loads anything from another company.
        </p>
        <ul>
          <li>
            <strong>Employers.</strong> Apply Now leads to the employer's own site. We send nothing
            about you with it, not even the page you came from. What you enter there goes to the
            employer, under the employer's policy.
          </li>
          <li>
            <strong>Service providers.</strong> The operator may rent the machine this copy runs on,
            or place a proxy before it. Those providers pass your requests on and may keep logs of
            their own. Ask the operator who they are.
          </li>
          <li>
            <strong>With your consent.</strong> Otherwise information is shared only if you agree to
            it.
          </li>
          <li>
            <strong>Legal.</strong> The operator may have to hand over what there is when the law
            demands it. That is what the first section describes and no more.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        The best protection is to hold little, and this service is built that way. Pages run only
        the scripts that came with them, descriptions written by strangers are rebuilt before they
        are shown, and requests that another site makes in your name are refused. No system is
        perfect: if you find a weakness, please tell the operator.
      </p>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    body: (
      <>
        <ul>
          <li>
            Under <a href="/dashboard/data">Your data</a> you can take everything we hold about you
            as one ZIP file, and delete your account with all of it. That happens at once and cannot
            be undone.
          </li>
          <li>
            Without an account, the list of jobs you have opened is kept in your browser alone.
            Deleting this site's data in your browser deletes it.
          </li>
          <li>
            You can search, read and apply with JavaScript turned off. Views are then not counted
            and nothing is kept in your browser.
          </li>
          <li>
            Depending on where you live, you may ask the operator what is held about you, and have
            it corrected or deleted. If a listing names you, send the address of the job page.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        A visit sets no cookies; signing in sets those it needs, and one filter sets one. The{' '}
        <a href="/cookies">Cookie Policy</a> lists them, and the few things that your browser
        remembers besides.
      </p>
    ),
  },
  {
    id: 'transfers',
    title: 'International transfers',
    body: (
      <p>
        What is stored is stored where the operator runs this copy, which may be another country
        than yours. The software itself sends it nowhere else.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        This service is about work and is not meant for anyone under 16. We do not knowingly collect
        information about children.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When what the service stores changes, this page changes with it, and so does the date at the
        top.
      </p>
    ),
  },
  { id: 'contact', title: 'Contact', body: <OperatorContact /> },
]

export default function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What this copy of Rolecall stores about a visit and about an account, for how long, and how to take it or delete it."
        path="/privacy"
      />
      <TextPage
        title="Privacy Policy"
        lede="You can find and read every job without telling us who you are. This page says exactly what is stored, and for how long."
        updatedOn="2025-05-06"
        sections={SECTIONS}
      />
    </>
  )
}
