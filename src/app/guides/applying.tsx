/** Career guides, part two: CV, cover letter, keeping track. */
import type { TextSection } from '#app/pages/text-page.tsx'

export const APPLYING: readonly TextSection[] = [
  {
    id: 'cv',
    title: 'CV basics',
    act: { label: 'Check your CV', href: '/dashboard/cv-analyzer' },
    body: (
      <>
        <p>
          Your CV has two readers: software that splits it into fields, and a person who spends half
          a minute on it. Write for both.
        </p>
        <h3>For the software</h3>
        <ul>
          <li>One column. Tables, text boxes and icons get lost or land in the wrong place.</li>
          <li>Standard headings: Experience, Education, Skills.</li>
          <li>One date format throughout, with months: “Mar 2022 – Jan 2025”.</li>
          <li>
            A PDF with real text, not a scan. To test it, select all, copy, and paste into a plain
            text editor. What you see there is what the software stores.
          </li>
        </ul>
        <h3>For the person</h3>
        <ul>
          <li>
            <strong>Start with two lines</strong> that say what you do and what you’re looking for.
          </li>
          <li>
            <strong>Write results, not duties.</strong> What was the situation, what did you do,
            what changed? “Responsible for deployments” says little. “Cut the time from merge to
            release from two days to forty minutes” shows what you achieved.
          </li>
          <li>
            <strong>Use numbers.</strong> An estimate is fine if you can explain how you got the
            number.
          </li>
          <li>
            <strong>Put what this job asks for first.</strong> Reorder and shorten, but never claim
            something you haven’t done.
          </li>
          <li>
            <strong>Two pages are enough</strong> for most people. Give the last five years the most
            space.
          </li>
        </ul>
        <p>
          Leave out your date of birth, marital status and street address. Add a photo only where
          employers expect one.
        </p>
      </>
    ),
  },
  {
    id: 'letter',
    title: 'A cover letter worth reading',
    act: { label: 'Write a cover letter', href: '/dashboard/cover-letter' },
    body: (
      <>
        <p>
          If the listing asks for a cover letter, three short paragraphs are enough. If it’s
          optional, write one only when it says something your CV can’t.
        </p>
        <ol>
          <li>
            <strong>Why this job.</strong> One concrete thing about the work or the product, in your
            own words. If the sentence would fit any company, delete it.
          </li>
          <li>
            <strong>Why you.</strong> The part of your experience closest to their first
            requirement, as a short story with a result.
          </li>
          <li>
            <strong>Practical details.</strong> When you could start, where you are, and anything
            they need to know early.
          </li>
        </ol>
        <p>Read it aloud before you send it. If you stumble over a sentence, rewrite it.</p>
      </>
    ),
  },
  {
    id: 'tracking',
    title: 'Keeping track',
    act: { label: 'Open the Job Tracker', href: '/dashboard/job-tracker' },
    body: (
      <>
        <p>
          After ten applications, it’s hard to remember which CV went where. Use the{' '}
          <a href="/dashboard/job-tracker">Job Tracker</a> here or a simple table, and fill it in
          the same day:
        </p>
        <ul>
          <li>company, title, and a copy of the description, because listings disappear;</li>
          <li>the date, and exactly which file you sent;</li>
          <li>who you spoke with and what they said about salary;</li>
          <li>the next step, and when to follow up if you hear nothing.</li>
        </ul>
        <p>
          Follow up once, after a week to ten days, in two friendly sentences. If you still hear
          nothing, move on. No answer rarely means you did something wrong.
        </p>
      </>
    ),
  },
]
