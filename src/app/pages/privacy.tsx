/** /privacy: the Privacy Policy. It states what this software really stores; update it whenever that changes. */

import { PageHead } from '#app/frame/page-head.tsx'
import { CONTACT_DAYS, CONTACT_SPAM_DAYS } from '#core/contact/contact-message.ts'
import { CONFIRM_DAYS } from '#core/newsletter/confirmation-pause.ts'
import { UNSUBSCRIBED_DAYS } from '#core/newsletter/newsletter.ts'
import { AUDIT_DAYS } from '#core/operator/audit-event.ts'
import { OperatorContact, useOperator } from './operator-contact.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'collected',
    title: 'Information collected',
    body: (
      <>
        <p>
          You can search and read every job without giving your name, an email address or anything
          else. There is no advertising, and no third-party analytics. The parts about accounts
          apply only if you create one.
        </p>
        <h3>When you create an account</h3>
        <p>
          We store your name, your email address and how you sign in: a hash of your password, the
          public part of your passkeys, the key of your authenticator app, and the accounts and
          wallets you linked. We can’t read your password. For each device that is signed in, we
          store when it was last used, its IP address and browser name, so that you can tell devices
          apart and sign them out.
        </p>
        <h3>What you keep here</h3>
        <p>
          Your profile, files, CVs and cover letters, job alerts, saved jobs and searches, the jobs
          you opened, what you hid, and your applications with their notes, contacts, interviews,
          tasks and documents. We don’t show them to employers or other users. You can restore
          deleted items for a day.
        </p>
        <h3>Emails we send you</h3>
        <p>
          We send you codes, links and notices about your account, and the job alerts and
          newsletters that you ask for. Once an email is sent, we delete its content. For a week, we
          keep the email’s address, account, type, subject and times, and any delivery error.
        </p>
        <p>
          If an email comes back or you report one as spam, we store that with your address. We then
          send no more alerts and newsletters there until you ask for them again. After a year, we
          delete the record of an email that came back.
        </p>
        <h3 id="notifications">When an alert notifies a webhook, an ntfy topic or a browser</h3>
        <p>
          Job alerts send email. They notify a webhook, an ntfy topic or a browser only if you add
          one. We store its address, and for a week when we notified it and what it answered. When
          the alert finds new jobs, we send the alert’s name, a link to its search, and the jobs. A
          test contains no jobs. A webhook and an ntfy server can read this. Notifications to a
          browser go through the push service of the browser’s maker, encrypted so that the service
          can’t read them.
        </p>
        <h3 id="language-model">When you use a language model</h3>
        <p>
          If this site has a language model, the cover letter editor offers to use it. We send
          something only when you choose a button that says so. The page names the model and the
          server it runs on. To reword a sentence, we send the sentence, the lines of your CV or
          profile it’s based on, and the job’s title and company. To draft a letter, we send the
          listing, and the summary, work, education, projects and skills of your CV or profile,
          without lines that contain your name, address or phone number. We send nothing else of
          yours.
        </p>
        <h3 id="audit-log">When the safety of your account is concerned</h3>
        <p>
          We record for {AUDIT_DAYS} days when you change your password, your address or how you
          sign in, create an access token, connect an app or export your data, when somebody tries
          too many passwords, and what an operator of this site does with your account. Each entry
          has the time, and a code in place of your IP address. If you delete your account, nothing
          leads from these entries to you any more. Operators see how many jobs, applications and
          files you store, but not their content. They may suspend or delete an account, and have to
          hand out its data if the law requires it.
        </p>
        <h3>Messages you send us</h3>
        <p>
          If you use the <a href="/contact">contact form</a>, we store your name, your email
          address, the subject, your message, and your account if you’re signed in. We use them to
          read and answer your message, and may email it to ourselves. We delete messages after{' '}
          {CONTACT_DAYS} days, and messages that look like spam after {CONTACT_SPAM_DAYS} days.
        </p>
        <h3 id="newsletter">When you subscribe to the newsletter</h3>
        <p>
          We store your email address, and when you asked, confirmed and unsubscribed. If you don’t
          confirm, we delete your address {CONFIRM_DAYS} days after our last email about the
          subscription. If you unsubscribe, we delete your address {UNSUBSCRIBED_DAYS} days later,
          so that you can change your mind. We don’t track whether you open an issue or its links.
          We only count how many people unsubscribe from each issue.
        </p>
        <h3>When you choose a plan</h3>
        <p>
          We store which plan you have, what gives it to you and until when. Where plans are paid
          for, Stripe takes the payment on its own pages: we send it your email address and the
          number of your account, and store the number that Stripe knows you by and the state of
          your subscription. We never see your card. If you delete your account, we cancel the
          subscription and delete you as a customer there; Stripe keeps what the law requires of it,
          such as invoices.
        </p>
        <h3>When you open a page</h3>
        <p>
          Your browser sends your IP address and its own name, as it does to every site. The server
          needs both to respond. It keeps no log of visits and doesn’t store your searches. If
          you’re signed in, we store when you last looked at jobs, to show you what’s new.
        </p>
        <h3>When you open a job, or go to apply for one</h3>
        <p>
          We count how often people view a job and choose Apply. So that we don’t count anyone twice
          within half an hour, the server turns your IP address (it shortens IPv6 addresses first)
          and your browser’s name into a code, with a secret that changes every day. It stores the
          code with the job, the time, and whether you viewed the job or chose Apply. It deletes the
          code and the secret about a day later. Then only the totals remain, and nobody can connect
          them to you. The server doesn’t store your IP address with the count.
        </p>
        <h3>When something breaks</h3>
        <p>
          The server records the error, the time and the address of the page, without the words of
          your search. If your browser blocks something on a page for security, it may tell us the
          address of the page and what it blocked.
        </p>
        <h3>In listings</h3>
        <p>
          Employers sometimes name a person in a public listing, such as a recruiter. The name then
          appears here as part of the listing.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How information is used',
    body: (
      <ul>
        <li>To answer your browser’s requests.</li>
        <li>To show how often people viewed a job and chose Apply.</li>
        <li>
          To sign you in, to show you what you keep here, and to notify you about your account and
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
        <p>We don’t sell information about you, and no page loads anything from another company.</p>
        <ul>
          <li>
            <strong>Employers.</strong> Apply Now takes you to the employer’s own site. We don’t
            send the employer anything about you, not even the page you came from. What you enter
            there goes to the employer, under the employer’s policy.
          </li>
          <li>
            <strong>Service providers.</strong> We may rent the machine this site runs on, use a
            proxy, or send email through a provider. They handle your requests or our emails to you
            and may keep their own logs. Ask us who they are.
          </li>
          <li>
            <strong>At your request.</strong> <a href="#notifications">Alert notifications</a> and
            the <a href="#language-model">language model</a> get what this page lists above, and
            only if you use them.
          </li>
          <li>
            <strong>Your assistants.</strong> An app that you connect under{' '}
            <a href="/dashboard/assistants">Assistants</a> gets what you allow, and its makers may
            keep that. You can disconnect it at any time. We list what it changed for 90 days.
          </li>
          <li>
            <strong>With your consent.</strong> We share other information only if you agree.
          </li>
          <li>
            <strong>Legal.</strong> If the law requires it, we may have to hand over information
            that we store.
          </li>
        </ul>
      </>
    ),
  },
  { id: 'security', title: 'Security', body: <Security /> },
  {
    id: 'choices',
    title: 'Your choices',
    body: (
      <>
        <ul>
          <li>
            Under <a href="/dashboard/data">Your data</a>, you can download everything we store
            about you as one ZIP file, or delete your account with all of it, including the
            newsletter subscription of its address. We delete it right away, and you can’t undo
            this. Backups may keep your data until they’re replaced.
          </li>
          <li>
            Every issue of the newsletter has a link to unsubscribe. It works without signing in.
          </li>
          <li>
            Without an account, only your browser stores the jobs you’ve opened and what you hid. To
            delete them, delete this site’s data in your browser.
          </li>
          <li>
            You can search, read and apply with JavaScript turned off. We then don’t count your
            views and clicks on Apply, and your browser stores nothing but the cookies described
            below.
          </li>
          <li>
            Depending on where you live, you may have the right to ask us what we store about you,
            and to have it corrected or deleted. If a listing names you, send us the address of the
            job page.
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
        Visiting this site sets no cookies. Signing in sets a few. The filter “New since your last
        visit” sets one if JavaScript is off. The <a href="/cookies">Cookie Policy</a> lists them
        all, and what else your browser stores.
      </p>
    ),
  },
  {
    id: 'transfers',
    title: 'International transfers',
    body: (
      <p>
        We store your data where this site runs, which may be in a different country from yours. The
        software sends it elsewhere only in emails, in the notifications you set up, and to a
        language model if you use it.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        This service is about work and isn’t meant for anyone under 16. We don’t knowingly collect
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

function Security() {
  const { email } = useOperator()
  return (
    <p>
      We protect your data by storing as little of it as possible. Pages run only their own scripts.
      We remove scripts from job descriptions, and refuse requests that another site makes in your
      name. If you find a security problem,{' '}
      {email ? (
        <>
          write to <a href={`mailto:${email}`}>{email}</a>.
        </>
      ) : (
        <>
          use the <a href="/contact">contact form</a>.
        </>
      )}
    </p>
  )
}

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
