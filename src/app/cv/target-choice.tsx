/** Select box for where to store a line: all fields and lists of the CV, and new entries. */
import { useId } from 'react'
import type { CvTarget } from '#core/cv/cv-target.ts'

type Props = {
  targets: readonly CvTarget[]
  label: string
  /** Where the sight of the page says it already. */
  isLabelHidden?: boolean
  without?: string
  describedBy?: string
}

export function TargetChoice(props: Props) {
  const { targets, label, isLabelHidden, without, describedBy } = props
  const id = useId()
  const fitting = targets.filter(({ to }) => to !== without)
  const groups = [...new Set(fitting.map(({ group }) => group))]
  return (
    <div className="cv-target">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'label'}>
        {label}
      </label>
      <select
        id={id}
        name="to"
        className="input"
        required
        defaultValue=""
        aria-describedby={describedBy}
      >
        <option value="" disabled>
          Choose a field
        </option>
        {groups.map((name) => (
          <optgroup key={name} label={name}>
            {fitting
              .filter(({ group }) => group === name)
              .map((target) => (
                <option key={target.to} value={target.to}>
                  {target.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
