/** A heading over a list of short facts, each with an icon, beside a form. */
import { Icon, type IconName } from '#app/ui/icon.tsx'

export type Fact = { icon: IconName; title: string; text: string }

export function IconList({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {facts.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <strong>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
