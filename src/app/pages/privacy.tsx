/** /privacy: the Privacy Policy. It states what this software really stores; update it whenever that changes. */

import { PageHead } from '#app/frame/page-head.tsx'
import { CONFIRM_DAYS } from '#core/newsletter/confirmation-pause.ts'
import { UNSUBSCRIBED_DAYS } from '#core/newsletter/newsletter.ts'
import { OperatorContact } from './operator-contact.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'collected',
    title: 'Information collected',
    body: (
      <>
        <p>
          You can search and read every job without giving your name, an email address or anything
          else. There is no advertising and no analytics. The parts about accounts apply only if you
          create one.
        </p>
        <h3>When you create an account</h3>
        <p>
          We store your name, your email address and how you sign in: your password only as a hash
          that cannot be reversed, the public part of your passkeys, and the secret of your
          authenticator app. For each device that is signed in, we store when it was last used, its
          IP address and browser name, so that you can tell devices apart and sign them out.
        </p>
        <h3>What you keep here</h3>
        <p>
          Your profile, the files you upload, saved jobs, jobs and companies you hid, and your
          applications with their notes, contacts, interviews, tasks and documents. They are yours:
          no employer and no other person sees them. You can restore deleted items for a day. After
          that, they're gone.
        </p>
        <h3>Emails we send you</h3>
        <p>
          We send you codes, links and notices about your account, and the job alerts and
          newsletters that you ask for. Once an email is sent, we delete its content. Its address,
          account, kind, subject and times, and what went wrong on its way, we keep for a week. If
          an email comes back or you report one as spam, we store that with your address and send no
          more alerts and newsletters there, until you ask for them again. We forget that an email
          came back after a year.
        </p>
        <h3>Messages you send us</h3>
        <p>
          If you use the <a href="/contact">contact form</a>, we store your name, your email
          address, the subject and your message, and your account if you are signed in, so that the
          operator can read and answer it, and email it to them. We delete it after 12 months;
          messages that look like spam after 30 days.
        </p>
        <h3 id="newsletter">When you subscribe to the newsletter</h3>
        <p>
          We store your email address, and when you asked, confirmed and unsubscribed. Without your
          confirmation we delete it {CONFIRM_DAYS} days after the last email about it. After you
          unsubscribe, we keep it for {UNSUBSCRIBED_DAYS} days, so that you can change your mind,
          and then delete it. We don't track whether you open an issue or follow its links; we only
          count how many people unsubscribe from each.
        </p>
        <h3>When you open a page</h3>
        <p>
          Your browser sends your IP address and its own name, as it does to every site. The server
          needs them to respond. It keeps no log of visits, and it does not store what you search
          for.
        </p>
        <h3>When you open a job, or go to apply for one</h3>
        <p>
          We count views and applications. So that no one is counted twice, the server turns your IP
          address (an IPv6 address is shortened first) and your browser's name into a short code,
          using a secret that changes every day. It stores that code with the job, the kind of visit
          and the time. Codes are deleted about a day later, and so is the secret; after that,
          nobody can connect a code to you. Only the totals remain. Your IP address itself is not
          stored with the count.
        </p>
        <h3>When something breaks</h3>
        <p>
          The server records the error, the time and the address of the page, without the words of
          your search. If your browser blocks something that a page was not allowed to load, it may
          report this to us. Such a report includes the address of the page and what was blocked.
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
        <li>To show how often a job was viewed and how often people continued to apply.</li>
        <li>
          To sign you in, to show you what you keep here, and to email you about your account and
          what you subscribed to.
        </li>
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
            <strong>Employers.</strong> Apply Now takes you to the employer's own site. We send no
            information about you along, not even the page you came from. What you enter there goes
            to the employer, under the employer's policy.
          </li>
          <li>
            <strong>Service providers.</strong> The operator may rent the machine this site runs on,
            or put a proxy in front of it. Those providers handle your requests and may keep their
            own logs. Ask the operator who they are.
          </li>
          <li>
            <strong>With your consent.</strong> Otherwise information is shared only if you agree to
            it.
          </li>
          <li>
            <strong>Legal.</strong> The operator may have to hand over stored information when the
            law requires it. This can only be information described in the first section.
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
        We protect your data by storing as little of it as possible. Pages run only their own
        scripts, descriptions written by others are cleaned before they are shown, and requests that
        another site makes in your name are refused. No system is perfect: if you find a weakness,
        please tell the operator.
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
            Under <a href="/dashboard/data">Your data</a> you can download everything we store about
            you as one ZIP file, or delete your account with all of it, including a newsletter
            subscription of its address. Deleting takes effect immediately and cannot be undone.
          </li>
          <li>
            Every issue of the newsletter has a link to unsubscribe. It works without signing in.
          </li>
          <li>
            Without an account, the list of jobs you've opened is stored only in your browser.
            Deleting this site's data in your browser deletes it.
          </li>
          <li>
            You can search, read and apply with JavaScript turned off. Views are then not counted
            and nothing is stored in your browser.
          </li>
          <li>
            Depending on where you live, you may have the right to ask the operator what is stored
            about you, and to have it corrected or deleted. If a listing names you, send the address
            of the job page.
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
        Visiting this site sets no cookies; signing in sets a few, and so does the filter “New since
        your last visit” in browsers without JavaScript. The <a href="/cookies">Cookie Policy</a>{' '}
        lists them and what else your browser stores.
      </p>
    ),
  },
  {
    id: 'transfers',
    title: 'International transfers',
    body: (
      <p>
        Your data is stored where the operator runs this site, which may be in a different country
        from yours. The software itself sends it nowhere else.
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
    body: <p>If we change what we store, we update this page and the date at the top.</p>,
  },
  { id: 'contact', title: 'Contact', body: <OperatorContact /> },
]

export default function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What this site stores about visits and accounts, for how long, and how to download or delete it."
        path="/privacy"
      />
      <TextPage
        title="Privacy Policy"
        lede="You can find and read every job without telling us who you are. This page says exactly what we store and for how long."
        updatedOn="2025-05-06"
        sections={SECTIONS}
      />
    </>
  )
}
