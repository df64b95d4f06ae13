/**
 * Adds skills: typed (with Enter or the button, several separated by commas), or chosen from the CV or the
 * suggestions. Skills added while a request is in progress go with the next one, so that fast typing loses nothing.
 * Without a script, each button submits the form.
 */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownProfile } from './load-profile.ts'
import { FormProblem } from './profile-form.tsx'
import { formAddress, useProfileFormContext } from './profile-form-context.ts'
import type { Outcome } from './save-profile.ts'

/** How many suggestions are shown at once. */
const SHOWN = 12
const SHOWN_OF_CV = 40

export function SkillAdder({ profile }: { profile: ShownProfile }) {
  const id = useId()
  const form = useProfileFormContext()
  const { step, outcome: sentPage } = form
  const action = formAddress(form)
  const fetcher = useFetcher<Outcome>({ key: 'profile-add-skills' })
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<string[]>([])
  const [typed, setTyped] = useState('')

  const send = (skills: string) => {
    const place = step === null ? {} : { step: `${step}` }
    void fetcher.submit({ intent: 'add-skills', skills, ...place }, { method: 'post', action })
  }
  const isIdle = fetcher.state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is sent when an answer has come
  useEffect(() => {
    if (!isIdle || waiting.current.length === 0) return
    send(waiting.current.join(','))
    waiting.current = []
  }, [isIdle])

  // Skills that could not be saved return to the field, unless something else has been typed.
  const { data: sent } = fetcher
  useEffect(() => {
    if (sent && !sent.isSaved) setTyped((now) => now || (sent.typed.skills ?? ''))
  }, [sent])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const skills = chosen || typed
    if (skills.trim() === '') return
    if (isIdle) send(skills)
    else waiting.current.push(skills)
    setTyped('')
    input.current?.focus()
  }

  const outcome = fetcher.data ?? (sentPage?.section === 'skills' ? sentPage : null)
  const problem = outcome && Object.values(outcome.problems)[0]
  const fits = (skill: string) => skill.toLowerCase().includes(typed.trim().toLowerCase())
  const inCv = (profile.fromCv?.skills ?? []).filter(fits)
  const fromCv = inCv.slice(0, SHOWN_OF_CV)
  const others = profile.skillSuggestions.filter((it) => !fromCv.includes(it) && fits(it))

  return (
    <fetcher.Form method="post" action={action} className="profile-fields" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="add-skills" />
      {step !== null && <input type="hidden" name="step" value={step} />}
      <div>
        <label htmlFor={id} className="label">
          Add a skill
        </label>
        <div className="profile-add">
          <input
            id={id}
            ref={input}
            name="skills"
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="Type a skill and press Enter"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" className="button">
            <Icon name="plus" />
            Add
          </button>
        </div>
        {problem && <FormProblem>{problem}</FormProblem>}
      </div>
      {fromCv.length > 0 && (
        <Suggestions title="From your CV" skills={fromCv}>
          {fromCv.length > 1 && (
            <button
              type="submit"
              name="skills"
              value={fromCv.join('\n')}
              className="button button-plain button-small"
            >
              <Icon name="plus" />
              Add all {fromCv.length}
            </button>
          )}
        </Suggestions>
      )}
      {/* What a CV states comes first; general suggestions follow what is typed. */}
      {others.length > 0 && (inCv.length === 0 || typed.trim() !== '') && (
        <Suggestions title="Suggestions" skills={others.slice(0, SHOWN)} />
      )}
    </fetcher.Form>
  )
}

type SuggestionsProps = { title: string; skills: readonly string[]; children?: ReactNode }

function Suggestions({ title, skills, children }: SuggestionsProps) {
  const id = useId()
  return (
    <div>
      <div className="skill-suggestions-head">
        <p id={id} className="hint">
          {title}
        </p>
        {children}
      </div>
      <ul className="skill-chips" aria-labelledby={id}>
        {skills.map((skill) => (
          <li key={skill}>
            <button type="submit" name="skills" value={skill} className="skill-suggestion">
              <Icon name="plus" />
              {skill}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
