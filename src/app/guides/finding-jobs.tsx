/** Career guides, first part: finding jobs worth your time and leaving the others alone. */
import type { TextSection } from '#app/pages/text-page.tsx'

export const FINDING_JOBS: readonly TextSection[] = [
  {
    id: 'searching',
    title: 'Search less, find more',
    body: (
      <>
        <p>
          Most people search too broadly, skim two hundred titles and remember none. A narrow search
          repeated every few days is less work and finds more.
        </p>
        <ul>
          <li>
            <strong>Search for skills, not only titles.</strong> The same work is called Platform
            Engineer, DevOps Engineer and Site Reliability Engineer. The tools in it have one name
            each.
          </li>
          <li>
            <strong>Keep two or three searches, no more.</strong> One for the job you have in mind,
            one for the step beyond it, one for something neighbouring. On Rolecall the address of a
            search holds all of it: bookmark the page and you have kept the search.
          </li>
          <li>
            <strong>Sort by newest and go early.</strong> Many employers read applications as they
            arrive and stop when they have enough people to talk to.
          </li>
          <li>
            <strong>Use filters one at a time.</strong> Each removes jobs whose listing was simply
            silent on that point. If few remain, take the last filter off again.
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
          A listing is three texts in one: what the work is, whom the employer dreams of, and
          advertising. Read them separately.
        </p>
        <h3>What the work is</h3>
        <p>
          Look for verbs and nouns you could film: “you will move our billing from one database to
          another”. If after two readings you cannot say what you would do on a Tuesday, write that
          down as your first question.
        </p>
        <h3>Whom they dream of</h3>
        <p>
          Requirements are usually a wish list. The first three or four are the job; the rest is
          what the last person happened to know. If you have most of the first ones and could learn
          the others within months, apply. Words like “must”, a licence, a language or the right to
          work in a country are real limits.
        </p>
        <h3>What is missing</h3>
        <ul>
          <li>No pay: ask in the first conversation, before you spend a weekend on a task.</li>
          <li>
            No place, or “remote” without countries: ask where the contract is made and which hours
            are shared.
          </li>
          <li>No team: ask who does this work today and why they need one more.</li>
        </ul>
        <h3>How old it is</h3>
        <p>
          A job page here shows when a job was first and last seen and whether it was posted before.
          Old is not the same as dead: some employers hire all year. But a job that was posted again
          and again deserves the question what became of the people before.
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
          Fake jobs exist to take your money, your identity or your free labour. They copy real
          companies well. Any one of these signs is reason to stop and check:
        </p>
        <ul>
          <li>
            <strong>You are asked to pay.</strong> For training, equipment, a background check, a
            visa. No honest employer takes money from applicants, not even to pay it back later.
          </li>
          <li>
            <strong>You are sent a cheque or money to pass on.</strong> The cheque will bounce, or
            the money is stolen, and the loss is yours.
          </li>
          <li>
            <strong>The hiring takes place in a chat app.</strong> An offer after a few messages,
            with no conversation face to face or by video, is not an offer.
          </li>
          <li>
            <strong>The address is almost right.</strong> Compare what stands after the @ with the
            company's real site, letter by letter. Free mail addresses are a warning.
          </li>
          <li>
            <strong>They want documents early.</strong> Passport, bank details and tax numbers
            belong after a signed contract, never into an application form.
          </li>
          <li>
            <strong>The pay is far above the market for very little work.</strong>
          </li>
        </ul>
        <p>
          <strong>How to check:</strong> leave the listing, go to the company's own site by typing
          its address, and look for the job there. If it is missing, write to an address that you
          found on that site and ask. It takes five minutes and offends nobody.
        </p>
        <p>
          <strong>If it has happened:</strong> stop writing to them, tell your bank at once if money
          or account details were involved, change any password you gave away, and report it to the
          police and to the site where you found the listing.
        </p>
      </>
    ),
  },
]
