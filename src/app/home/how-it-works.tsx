/** The three steps from a search to an application. */

const STEPS = [
  {
    title: 'Search Jobs',
    text: 'Search by title, skill, company or location, then use filters to narrow your results. Every search has a link you can bookmark or share.',
  },
  {
    title: 'Prepare Your Application',
    text: 'Read the full description, see the skills, experience and salary it mentions, and compare related jobs.',
  },
  {
    title: 'Apply with Confidence',
    text: 'See when we last saw each job open, so you can skip closed ones. You apply where the job is listed: with the employer, or at the site that we credit.',
  },
] as const

export function HowItWorks() {
  return (
    <ol className="steps">
      {STEPS.map(({ title, text }, at) => (
        <li key={title} className="step">
          <span className="step-number" aria-hidden="true">
            {at + 1}
          </span>
          <h3>{title}</h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
