/** How old a job may be, as a menu. Keys of the URL that mean the same age are one choice. */
import type { PostedKey } from '#core/search/query.ts'
import { toPostedChoice } from './posted-choices.ts'

type Props = {
  label: string
  name: string
  value: PostedKey | null
  labels: Readonly<Record<string, string>>
}

export function AgeFilter({ label, name, value, labels }: Props) {
  return (
    <div className="age-filter">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        className="input"
        defaultValue={value ? toPostedChoice(value) : ''}
      >
        <option value="">Any time</option>
        {Object.entries(labels).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
