/** Career guides, part three: interviews, salary, reading an offer, working remotely. */
import type { TextSection } from '#app/pages/text-page.tsx'

export const INTERVIEWS_AND_OFFERS: readonly TextSection[] = [
  {
    id: 'interviews',
    title: 'Interviews',
    body: (
      <>
        <p>
          The employer wants to know three things: whether you can do the work, whether you want to
          do it, and whether the team would work well with you. Find out the same about the job and
          the team.
        </p>
        <h3>Before</h3>
        <ul>
          <li>
            Ask what to expect: how long, with whom, in what format, and whether you may look things
            up. Good employers will tell you.
          </li>
          <li>
            Prepare five stories from your own work: something hard, something that failed, a
            disagreement, something you’re proud of, something you learned from a mistake. Most
            questions can be answered with one of them.
          </li>
          <li>
            Use the company’s product for an hour. Note one thing you like and one you would change.
          </li>
        </ul>
        <h3>During</h3>
        <ul>
          <li>
            To tell a story, use one sentence for the situation, three for your actions and one for
            the result. Say “I” for what you did and “we” for what the team did.
          </li>
          <li>
            For technical tasks: restate the task, ask about constraints and data sizes, explain
            your plan, then start. Thinking out loud lets people help you.
          </li>
          <li>
            When you don’t know, say so, and then say how you would find out. It’s the answer you
            would want from a colleague.
          </li>
        </ul>
        <h3>Questions worth asking</h3>
        <ul>
          <li>Three months in, what would make you glad you hired me?</li>
          <li>What happened the last time something broke at night?</li>
          <li>Who decides what gets built next, and how would I find out?</li>
          <li>Why did the last person leave this team?</li>
        </ul>
        <h3>Homework</h3>
        <p>
          A two-hour task is common. If it takes more than half a day, ask whether it’s paid or
          whether you can show existing work instead. If the task looks like real work on their
          product, you can say no.
        </p>
      </>
    ),
  },
  {
    id: 'salary',
    title: 'Talking about salary',
    act: { label: 'See what jobs pay', href: '/salaries' },
    body: (
      <>
        <p>
          Both sides expect to talk about salary. Before the first call, write down three numbers:
          what you’d be happy with, what you expect, and the lowest you’d accept.
        </p>
        <ul>
          <li>
            <strong>Collect evidence.</strong> Filter the <a href="/jobs">job list</a> by your
            skills and sort it by salary. Ten listings with a stated salary tell you more than one
            average.
          </li>
          <li>
            <strong>Try to let them name a number first.</strong> “What range do you have in mind
            for this role?” If they ask again, name a range. Make sure you’d accept its lowest
            number.
          </li>
          <li>
            <strong>You don’t have to say what you earn now.</strong> In many places, employers
            aren’t even allowed to ask. “I’d rather talk about what this work is worth” is a
            complete answer.
          </li>
          <li>
            <strong>Compare whole offers.</strong> Retirement plan, vacation, hours, travel,
            equipment, training, notice period and equity are all worth money. For equity, ask how
            many shares exist in total and at what price you can buy yours.
          </li>
          <li>
            <strong>Ask for time.</strong> Taking two or three days to think is normal, and no
            serious employer withdraws an offer over it.
          </li>
        </ul>
        <p>
          What you can say: “I’d like to take this job. With a base salary of $78,000, I’d sign this
          week.” Then stop and let them answer.
        </p>
      </>
    ),
  },
  {
    id: 'offer',
    title: 'Before you sign',
    act: { label: 'Compare offers', href: '/dashboard/job-tracker/offers' },
    body: (
      <>
        <p>
          Read the contract itself, not the summary in the email. Find each of these, and ask about
          anything that’s missing:
        </p>
        <ul>
          <li>title, start date, place of work, and whether they can move you elsewhere;</li>
          <li>base salary, when it is paid, and exactly what a bonus depends on;</li>
          <li>hours, overtime and on-call duty, and how each is paid;</li>
          <li>how long the trial period is, and how much notice each side must give;</li>
          <li>who owns what you make on your own time;</li>
          <li>whether you may work for competitors afterwards.</li>
        </ul>
        <p>
          Ask the employer to write spoken promises into the contract. If something worries you, ask
          a lawyer or a union before you sign. Don’t resign from your current job until both sides
          have signed.
        </p>
      </>
    ),
  },
  {
    id: 'remote',
    title: 'Working remotely',
    act: { label: 'Browse remote jobs', href: '/jobs?remote=true' },
    body: (
      <>
        <p>
          “Remote” can mean from anywhere, from one country, from one time zone, or from home with
          fixed days in the office. Find out which before you apply.
        </p>
        <ul>
          <li>
            <strong>Contract.</strong> Which country are you employed in, and by whom? As a
            contractor you pay for your own insurance, retirement and vacation, so compare salaries
            accordingly.
          </li>
          <li>
            <strong>Hours.</strong> How many must overlap, and in whose time zone? Four shared hours
            usually work well. Eight shared hours with a team far away can mean working at night.
          </li>
          <li>
            <strong>Habits.</strong> Are decisions written down? Ask to see how something was
            decided last month. If a team decides things only in person, remote people hear about
            decisions last.
          </li>
          <li>
            <strong>Equipment and travel.</strong> Who pays for your desk, your internet connection
            and your trips to the office?
          </li>
        </ul>
        <p>
          In your first weeks, write a short note at the end of each day: what you did, what’s next,
          and what’s blocking you. These notes show your work and help your team trust you.
        </p>
      </>
    ),
  },
]
