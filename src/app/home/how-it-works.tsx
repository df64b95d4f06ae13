/** The three steps from a search to an application. */

const STEPS = [
  {
    title: 'Search Jobs',
    text: 'Search by title, skill, company or location, then narrow it down. Every search has a link you can bookmark or share.',
  },
  {
    title: 'Prepare Your Application',
    text: 'Read the full description, see the skills, experience and salary it mentions, and compare related jobs.',
  },
  {
    title: 'Apply with Confidence',
    text: 'See when a job was posted and last confirmed, so you only apply to open ones. You apply directly with the employer.',
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
