/** The three steps from a search to an application, as this product serves them. */

const STEPS = [
  {
    title: 'Search Jobs',
    text: 'Ask for a title, a skill, a company or a place, then narrow it down. Every result has its own address, to keep or to send on.',
  },
  {
    title: 'Prepare Your Application',
    text: 'Read the whole description with the skills, experience and pay it names, and see what related jobs ask for.',
  },
  {
    title: 'Apply with Confidence',
    text: 'See when a job was first listed and last confirmed, so that you write to one that is open. You apply with the employer.',
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
