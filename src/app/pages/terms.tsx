/** /terms: the Terms of Service in thirteen sections. If this release lacks a feature, its section says so. */

import { PageHead } from '#app/frame/page-head.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'acceptance',
    title: '1. Acceptance',
    body: (
      <p>
        Rolecall is software that anyone can run. These terms are between you and the operator of
        this site, called “we” below. By using this site or its API you accept them. If you don’t
        accept them, don’t use it.
      </p>
    ),
  },
  {
    id: 'service',
    title: '2. Description of the service',
    body: (
      <>
        <p>
          The service gathers job listings that others have made public, mostly in the tech
          industry, and lets you search and read them. It is free for job seekers. We aren’t the
          employer, an agency or a recruiter, and we take no part in any hiring.
        </p>
        <p>
          When you choose Apply Now, you leave this site and continue on the employer’s own pages,
          under the employer’s terms.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: '3. User accounts',
    body: (
      <p>
        You can find and read jobs without an account. If you create one, use your own email address
        and keep your sign-in details to yourself. You’re responsible for what happens under your
        account. Under “<a href="/dashboard/security">Sign-in and security</a>” you can see where
        you’re signed in and sign out. You can delete your account with everything in it at any
        time.
      </p>
    ),
  },
  {
    id: 'user-content',
    title: '4. User content',
    body: (
      <p>
        What you keep here (your profile, files, notes and applications) stays yours. Other users
        and employers can’t see it, and we use it only to provide the service to you. Store only
        what you’re allowed to, especially about other people. We use what you send us by email or
        regular mail only to answer you and to act on your request.
      </p>
    ),
  },
  {
    id: 'employer-content',
    title: '5. Employer content',
    body: (
      <>
        <p>
          Employers write their listings. We tidy the layout and use rules to find facts such as
          salary, location and experience level. Both can go wrong, so only the employer’s own
          listing counts. Every job page links to it if we know its address.
        </p>
        <p>
          If you are an employer and want one of your listings corrected or removed, write to us
          with the address of the job page.
        </p>
      </>
    ),
  },
  {
    id: 'prohibited',
    title: '6. Prohibited activities',
    body: (
      <>
        <p>You may not use the service to:</p>
        <ul>
          <li>break the law or violate another person’s rights;</li>
          <li>publish copied listings as if they were your own offers;</li>
          <li>collect names or addresses from listings in order to send unwanted messages;</li>
          <li>inflate the number of views or clicks on Apply;</li>
          <li>
            overload the service, get around its limits, or try to access restricted parts of the
            service.
          </li>
        </ul>
        <p>
          Your programs may use the <a href="/api/docs">API</a>. Don’t call it more often than you
          need to.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: '7. Intellectual property',
    body: (
      <p>
        Listings, company names and trademarks belong to their owners. The Rolecall software is
        published under the MIT license, which lets you use, change and share it. The license gives
        you no rights to the listings or trademarks.
      </p>
    ),
  },
  {
    id: 'termination',
    title: '8. Termination',
    body: (
      <p>
        You can stop using the service and delete your account at any time. We may block access that
        breaks these terms or endangers the service, and we may shut the service down, so keep a
        copy of your data. Data in your browser stays until you delete it.
      </p>
    ),
  },
  {
    id: 'warranties',
    title: '9. Disclaimer of warranties',
    body: (
      <p>
        We provide the service as is and as available. As far as the law allows, we don’t guarantee
        that listings are true, complete or open, that employers are who they claim to be, or that
        the service works without errors or interruptions. Check an offer yourself before you rely
        on it. Our <a href="/resources#fake-listings">guide to spotting fake listings</a> may help.
      </p>
    ),
  },
  {
    id: 'liability',
    title: '10. Limitation of liability',
    body: (
      <p>
        As far as the law allows, we aren’t liable for indirect damage, for lost earnings, data or
        opportunities because you used the service or couldn’t use it, or for what employers or
        other sites do. These terms don’t limit liability that the law doesn’t allow us to limit.
      </p>
    ),
  },
  {
    id: 'law',
    title: '11. Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of California, United States, without
        regard to its rules on conflicts of law. If you’re a consumer, you keep the rights that the
        law where you live gives you and that a contract can’t take away.
      </p>
    ),
  },
  {
    id: 'changes',
    title: '12. Changes to these terms',
    body: (
      <p>
        We may change these terms. The date at the top says when they last changed. A change takes
        effect on the day it is published here; by using the service after that day, you accept it.
      </p>
    ),
  },
  { id: 'contact', title: '13. Contact', body: <OperatorContact /> },
]

export default function Terms() {
  return (
    <>
      <PageHead
        title="Terms of Service"
        description="The terms for using this site, in thirteen short sections."
        path="/terms"
      />
      <TextPage
        title="Terms of Service"
        lede="What you can expect from us, and what we expect from you."
        updatedOn="2025-05-06"
        sections={SECTIONS}
      />
    </>
  )
}
