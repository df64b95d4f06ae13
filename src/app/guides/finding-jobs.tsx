/** Career guides, part one: finding jobs worth your time and skipping the rest. */
import type { TextSection } from '#app/pages/text-page.tsx'

export const FINDING_JOBS: readonly TextSection[] = [
  {
    id: 'searching',
    title: 'Search less, find more',
    act: { label: 'Search jobs', href: '/jobs' },
    body: (
      <>
        <p>
          Start with a narrow search and repeat it every few days. You’ll read less and miss less.
        </p>
        <ul>
          <li>
            <strong>Search for skills, not only titles.</strong> The same job may be called Platform
            Engineer, DevOps Engineer or Site Reliability Engineer, but the names of its tools
            rarely change.
          </li>
          <li>
            <strong>Keep two or three searches, no more.</strong> One for the job you have in mind,
            one for the next level up, one for something related. On Rolecall, a search’s address
            includes all its filters, so you can bookmark the page to save the search.
          </li>
          <li>
            <strong>Sort by newest and apply early.</strong> Many employers read applications as
            they arrive and stop when they have enough people to talk to.
          </li>
          <li>
            <strong>Use filters one at a time.</strong> Most filters also hide jobs whose listing
            doesn’t mention that point. If few are left, remove the last filter.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'reading',
    title: 'How to read a listing',
    body: (
      <>
        <p>
          A listing describes the work, describes the person the employer wants, and advertises the
          company. Read each part separately.
        </p>
        <h3>What the work is</h3>
        <p>
          Look for concrete tasks: “you will move our billing from one database to another”. If
          you’ve read it twice and still can’t say what you would do on a typical Tuesday, make that
          your first question.
        </p>
        <h3>Who they hope to find</h3>
        <p>
          Requirements are usually a wish list. The first three or four requirements matter most. If
          you meet most of these and can learn the rest within months, apply. Some limits are firm:
          anything called a “must”, a license, a language, or the right to work in a country.
        </p>
        <h3>What is missing</h3>
        <ul>
          <li>
            No salary: ask in the first conversation, before you spend a weekend on a test task.
          </li>
          <li>
            No location, or “remote” without countries: ask which country you would be employed in
            and which hours have to overlap.
          </li>
          <li>No word about the team: ask who does this work now and why the job is open.</li>
        </ul>
        <h3>How old it is</h3>
        <p>
          A job page here shows when we added the job, when we last saw it open, and whether it was
          reposted. An old listing isn’t necessarily closed: some employers hire all year. But if a
          job keeps being reposted, ask what happened to the people who had it before.
        </p>
      </>
    ),
  },
  {
    id: 'fake-listings',
    title: 'Spotting fake listings',
    body: (
      <>
        <p>
          Fake listings try to get your money, your documents or unpaid work. They copy real
          companies well. If you see any of these signs, stop and check:
        </p>
        <ul>
          <li>
            <strong>You’re asked to pay</strong> for training, equipment, a background check or a
            visa. Honest employers never ask applicants for money, even if they promise to return
            it.
          </li>
          <li>
            <strong>You’re sent a check or money to pass on.</strong> The check bounces, or the
            money is stolen, and you lose the money.
          </li>
          <li>
            <strong>The hiring happens in a chat app.</strong> An offer after a few messages,
            without a video call or an in-person meeting, is not a real offer.
          </li>
          <li>
            <strong>The email address is almost right.</strong> Compare the part after the @ with
            the company’s real site, character by character. A free email address is a warning sign.
          </li>
          <li>
            <strong>They want documents early.</strong> Share your passport, bank details and tax
            number only after both sides sign the contract.
          </li>
          <li>
            <strong>The salary is far above the market for very little work.</strong>
          </li>
        </ul>
        <p>
          <strong>How to check:</strong> close the listing, type the address of the company’s own
          site yourself, and look for the job there. If it’s missing, write to an email address
          listed on that site and ask. It takes five minutes, and nobody will mind.
        </p>
        <p>
          <strong>If you’ve already paid or shared details:</strong> stop replying, tell your bank
          right away if money or account details were involved, change any password you gave them,
          and report it to the police and to the site where you found the listing.
        </p>
      </>
    ),
  },
]
