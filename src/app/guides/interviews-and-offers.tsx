/** Career guides, third part: interviews, talking about pay, reading an offer, working remotely. */
import type { TextSection } from '#app/pages/text-page.tsx'

export const INTERVIEWS_AND_OFFERS: readonly TextSection[] = [
  {
    id: 'interviews',
    title: 'Interviews',
    body: (
      <>
        <p>
          An interview answers three questions: can you do the work, will you do it, and do we want
          to do it with you? You are asking the same three.
        </p>
        <h3>Before</h3>
        <ul>
          <li>
            Ask what to expect: how long, with whom, in which form, and whether you may look things
            up. Every good employer tells you.
          </li>
          <li>
            Prepare five stories from your own work: something hard, something that failed, a
            disagreement, something you are proud of, something you learned late. Most questions can
            be answered with one of them.
          </li>
          <li>
            Use the product for an hour, and note one thing you like and one you would change.
          </li>
        </ul>
        <h3>During</h3>
        <ul>
          <li>
            For stories: the situation in one sentence, what you did in three, what came of it in
            one. Say “I” for what you did and “we” for what the team did.
          </li>
          <li>
            For technical tasks: repeat the task, ask about limits and sizes, say your plan, then
            begin. Thinking aloud lets people help you.
          </li>
          <li>
            When you do not know, say so, and then how you would find out. It is the answer you
            would want from a colleague.
          </li>
        </ul>
        <h3>Questions worth asking</h3>
        <ul>
          <li>What would I have done after three months that makes you glad you hired me?</li>
          <li>What happened the last time something broke at night?</li>
          <li>Who decides what is built next, and how would I hear of it?</li>
          <li>Why did the last person leave this team?</li>
        </ul>
        <h3>Homework</h3>
        <p>
          A task for two hours is common. For more than half a day, ask whether it is paid or
          whether you may show existing work instead. A task that looks like their actual product is
          a reason to say no.
        </p>
      </>
    ),
  },
  {
    id: 'salary',
    title: 'Talking about pay',
    body: (
      <>
        <p>
          Talking about pay is part of the job on both sides. You need three numbers, written down
          before the first call: what you would be glad to get, what you expect, and the amount
          below which you would decline.
        </p>
        <ul>
          <li>
            <strong>Collect evidence.</strong> Filter the <a href="/jobs">job list</a> by your
            skills and sort it by salary. Ten listings that name their pay tell you more than one
            average.
          </li>
          <li>
            <strong>Let them say a number first, once.</strong> “What range have you planned for
            this?” If they ask again, name a range whose lower end you would accept.
          </li>
          <li>
            <strong>You need not say what you earn today.</strong> In many places they may not even
            ask. “I would rather talk about what this work is worth” is a complete answer.
          </li>
          <li>
            <strong>Compare whole offers.</strong> Pension, holidays, hours, travel, equipment,
            training, notice period and the value of shares all have a price. For shares, ask how
            many exist altogether and at what price they can be bought.
          </li>
          <li>
            <strong>Ask for time.</strong> Two or three days to think are normal, and nobody serious
            withdraws an offer because of them.
          </li>
        </ul>
        <p>
          A sentence that works: “I would like to do this. With a base of 78,000 I would sign this
          week.” Then be silent and let them answer.
        </p>
      </>
    ),
  },
  {
    id: 'offer',
    title: 'Before you sign',
    body: (
      <>
        <p>
          Read the contract itself, not the summary in the mail. Look up each of these, and ask
          about what you cannot find:
        </p>
        <ul>
          <li>title, start date, place of work, and whether the place can be changed for you;</li>
          <li>base pay, when it is paid, and what exactly a bonus depends on;</li>
          <li>hours, overtime and on-call duty, and how each is paid;</li>
          <li>length of the trial period and of notice on both sides;</li>
          <li>what happens to things you make in your own time;</li>
          <li>whether you may work for others in the field afterwards.</li>
        </ul>
        <p>
          Promises made by word of mouth belong into the contract. If something in it worries you,
          an hour with a lawyer or a union costs less than a year in the wrong job. And do not
          resign where you are before both signatures are on paper.
        </p>
      </>
    ),
  },
  {
    id: 'remote',
    title: 'Working remotely',
    body: (
      <>
        <p>
          “Remote” can mean from anywhere, from one country, from one time zone, or from home except
          on Tuesdays. Find out which before you apply.
        </p>
        <ul>
          <li>
            <strong>Contract.</strong> In which country are you employed, and by whom? As a
            contractor you pay for your own insurance, pension and holidays: compare the pay
            accordingly.
          </li>
          <li>
            <strong>Hours.</strong> How many must overlap, and in whose time zone? Four shared hours
            are comfortable, eight across an ocean are a night shift.
          </li>
          <li>
            <strong>Habits.</strong> Are decisions written down? Ask to see how something was
            decided last month. In a team that decides in corridors, remote people hear last.
          </li>
          <li>
            <strong>Equipment and travel.</strong> Who pays for the desk, the connection and the
            visits?
          </li>
        </ul>
        <p>
          In your first weeks, write a short note at the end of each day: what you did, what is
          next, what blocks you. It replaces being seen, and it builds trust faster than long hours
          do.
        </p>
      </>
    ),
  },
]
