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
        this site, called “we” below. By using this site or its API you accept them. If you do not
        accept them, please do not use it.
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
          industry, and lets you search and read them. It is free for job seekers. We are not the
          employer, an agency or a recruiter, and we take no part in any hiring.
        </p>
        <p>
          When you choose Apply Now, you leave this site and continue on the employer's own pages,
          under the employer's terms.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: '3. User accounts',
    body: (
      <p>
        You can find and read jobs without an account. If you create one, please use your own email
        address and keep your sign-in details to yourself: you are responsible for what happens
        under your account. Under <a href="/dashboard/security">Security</a> you can see where you
        are signed in and sign out there. You can delete your account at any time, immediately and
        with everything in it.
      </p>
    ),
  },
  {
    id: 'user-content',
    title: '4. User content',
    body: (
      <p>
        What you keep here (your profile, files, notes and applications) stays yours. Nobody else
        can see it, and we use it only to provide the service to you. Please store only what you are
        allowed to, especially about other people. What you send us by email or regular mail is used
        only to answer you and to act on your request.
      </p>
    ),
  },
  {
    id: 'employer-content',
    title: '5. Employer content',
    body: (
      <>
        <p>
          Listings are written by employers. We tidy their layout and use rules to extract facts
          such as salary, location and level, and both can go wrong. The employer's own listing is
          what counts; every job page links to it wherever we know its address.
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
          <li>break the law or the rights of another person;</li>
          <li>publish copied listings as if they were your own offers;</li>
          <li>collect names or addresses from listings in order to send unwanted messages;</li>
          <li>inflate the number of views or applications;</li>
          <li>
            overload the service, get around its limits, or try to access restricted parts of the
            service.
          </li>
        </ul>
        <p>
          Programs are welcome: the <a href="/api/docs">API</a> is there for them. Please call it no
          more often than you need to.
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
        You can stop using the service at any time without telling us, and delete your account. We
        may block access that breaks these terms or endangers the service, and we may shut the
        service down, so keep a copy of your data. What your browser stores stays there until you
        delete it.
      </p>
    ),
  },
  {
    id: 'warranties',
    title: '9. Disclaimer of warranties',
    body: (
      <p>
        The service is provided as is and as available. As far as the law allows, we give no
        warranty: not that a listing is true, complete or still open, not that an employer is who it
        claims to be, and not that the service is free of errors or interruptions. Please check an
        offer yourself before you rely on it. Our{' '}
        <a href="/resources#fake-listings">guide to spotting fake listings</a> may help.
      </p>
    ),
  },
  {
    id: 'liability',
    title: '10. Limitation of liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect damage or for lost earnings, data
        or opportunities that result from using the service or from being unable to use it, nor for
        what employers or other sites do. Nothing here limits liability that cannot be limited by
        law.
      </p>
    ),
  },
  {
    id: 'law',
    title: '11. Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of California, United States, without
        regard to its rules on conflicts of law. If you are a consumer, you keep the protections
        that the law of the place where you live gives you and that cannot be waived.
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
