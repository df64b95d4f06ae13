/** Career guides, second part: the CV, the letter, and keeping track of it all. */
import type { TextSection } from '#app/pages/text-page.tsx'

export const APPLYING: readonly TextSection[] = [
  {
    id: 'cv',
    title: 'CV basics',
    body: (
      <>
        <p>
          Your CV is read twice: by software that cuts it into fields, and by a person who gives it
          half a minute. Write for both.
        </p>
        <h3>For the software</h3>
        <ul>
          <li>One column. Tables, text boxes and icons get lost or land in the wrong place.</li>
          <li>Ordinary headings: Experience, Education, Skills.</li>
          <li>Dates in one form throughout, with months: “Mar 2022 – Jan 2025”.</li>
          <li>
            A PDF made from text, not a scan. Test: select all, copy, paste into a plain editor.
            What you see is what is stored.
          </li>
        </ul>
        <h3>For the person</h3>
        <ul>
          <li>
            <strong>Begin with two lines</strong> that say what you do and what you are looking for.
          </li>
          <li>
            <strong>Write results, not duties.</strong> What was the situation, what did you do,
            what changed? “Responsible for deployments” says little. “Cut the time from merge to
            release from two days to forty minutes” says what you are worth.
          </li>
          <li>
            <strong>Use numbers you can explain.</strong> An honest estimate that you can defend is
            better than a precise figure that you cannot.
          </li>
          <li>
            <strong>Put first what this job asks for.</strong> Reorder, shorten and choose; never
            claim what you have not done.
          </li>
          <li>
            <strong>Two pages are enough</strong> for most people. Give the last five years the most
            room.
          </li>
        </ul>
        <p>
          Leave out your date of birth, marital status and full street address, and a photograph
          where it is not expected. None of them helps anybody decide whether you can do the work.
        </p>
      </>
    ),
  },
  {
    id: 'letter',
    title: 'A letter worth reading',
    body: (
      <>
        <p>
          If a letter is asked for, three short paragraphs are enough. If it is optional, write one
          only when it says something that the CV cannot.
        </p>
        <ol>
          <li>
            <strong>Why this job.</strong> One concrete thing about the work or the product, in your
            own words. If the sentence would fit any company, delete it.
          </li>
          <li>
            <strong>Why you.</strong> The one piece of your experience that comes closest to their
            first requirement, told as a small story with an ending.
          </li>
          <li>
            <strong>What you need.</strong> When you could start, where you are, and anything they
            have to know early.
          </li>
        </ol>
        <p>Read it aloud before you send it. Where you stumble, the reader will too.</p>
      </>
    ),
  },
  {
    id: 'tracking',
    title: 'Keeping track',
    body: (
      <>
        <p>
          After ten applications nobody remembers which CV went where. A plain table is enough, if
          you fill it in on the same day:
        </p>
        <ul>
          <li>company, title, and a copy of the description, because listings disappear;</li>
          <li>the date, and exactly which file you sent;</li>
          <li>whom you spoke with and what was said about pay;</li>
          <li>the next step, and the day you will ask if you have heard nothing.</li>
        </ul>
        <p>
          Ask after a week or ten days, once, in two friendly sentences. After a second silence,
          move on: it is rarely about you.
        </p>
      </>
    ),
  },
]
