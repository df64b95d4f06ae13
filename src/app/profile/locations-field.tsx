/**
 * Preferred locations. Enter adds one, and each has a remove button. Where the person lives, by their CV, is offered
 * but never chosen for them. Without a script, one per line.
 */
import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { MAX_LOCATIONS } from '#core/profile/profile-choices.ts'
import { distinct } from '#core/text/typed-list.ts'

type Props = {
  stored: readonly string[]
  /** As printed in the CV; null if unknown. */
  home: string | null
}

export function LocationsField({ stored, home }: Props) {
  const id = useId()
  const isScripted = useScripted()
  const [chosen, setChosen] = useState(stored)
  const [typed, setTyped] = useState('')

  if (!isScripted) {
    return (
      <div>
        <label htmlFor={id} className="label">
          Preferred locations
        </label>
        <textarea
          id={id}
          name="locations"
          className="input"
          rows={3}
          defaultValue={stored.join('\n')}
        />
        <p className="hint mt-1">One per line.{home && ` Your CV says you live in ${home}.`}</p>
      </div>
    )
  }

  const choose = (place: string) => setChosen(distinct([...chosen, place]).slice(0, MAX_LOCATIONS))
  const add = () => {
    choose(typed)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault() // do not submit the form
    add()
  }
  return (
    <div>
      <label htmlFor={id} className="label">
        Preferred locations
      </label>
      {chosen.length > 0 && (
        <ul className="skill-chips mb-2" aria-label="Preferred locations">
          {chosen.map((place) => (
            <li key={place} className="skill-chip">
              {place}
              <input type="hidden" name="locations" value={place} />
              <button
                type="button"
                aria-label={`Remove ${place}`}
                onClick={() => setChosen(chosen.filter((it) => it !== place))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="profile-add">
        <input
          id={id}
          // Submitted too, so that text not added yet is not lost.
          name="locations"
          className="input"
          autoComplete="off"
          maxLength={100}
          placeholder="Berlin"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button" onClick={add}>
          <Icon name="plus" />
          Add
        </button>
      </div>
      {home && !chosen.includes(home) && (
        <p className="profile-offer">
          <span className="hint">From your CV</span>
          <button
            type="button"
            className="skill-suggestion"
            aria-label={`Add ${home}`}
            onClick={() => choose(home)}
          >
            <Icon name="plus" />
            {home}
          </button>
        </p>
      )}
    </div>
  )
}
