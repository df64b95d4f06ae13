/** How a letter is to sound, from which CV, and what the person adds in their own words. */
import { LENGTHS, MAX_OWN_WORDS, TONES } from '#core/letter/letter-text.ts'

const TONE_WORDS = {
  plain: 'Plain: to the point',
  warm: 'Warm: as one speaks',
  formal: 'Formal: as one writes',
} as const
const LENGTH_WORDS = {
  short: 'Short: two proofs',
  medium: 'Medium: three proofs',
  long: 'Long: up to five proofs',
} as const

type Props = {
  cvs: readonly { id: string; name: string }[]
  /** The name of what the profile makes; null where a CV is chosen and the profile is not offered. */
  profileName: string | null
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, string>>
}

export function WordsFields({ cvs, profileName, values, problems = {} }: Props) {
  return (
    <>
      <label className="letter-field">
        <span className="label">From</span>
        <select name="cvId" className="input" defaultValue={values.cvId ?? ''}>
          {profileName !== null && <option value="">{profileName}</option>}
          {cvs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="letter-pair">
        <label className="letter-field">
          <span className="label">Tone</span>
          <select name="tone" className="input" defaultValue={values.tone ?? 'plain'}>
            {TONES.map((tone) => (
              <option key={tone} value={tone}>
                {TONE_WORDS[tone]}
              </option>
            ))}
          </select>
        </label>
        <label className="letter-field">
          <span className="label">Length</span>
          <select name="length" className="input" defaultValue={values.length ?? 'medium'}>
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {LENGTH_WORDS[length]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="letter-field">
        <span className="label">To whom (optional)</span>
        <input
          name="addressee"
          className="input"
          maxLength={200}
          placeholder="Jo Park"
          defaultValue={values.addressee ?? ''}
        />
      </label>
      <OwnWords
        name="why"
        label="Why this job? (optional)"
        hint="In your own words. It stands in the opening, exactly as you write it."
        value={values.why ?? ''}
        problem={problems.why}
      />
      <OwnWords
        name="more"
        label="Anything to add? (optional)"
        hint="When you could begin, what you ask for: whatever your CV does not say."
        value={values.more ?? ''}
        problem={problems.more}
      />
    </>
  )
}

type OwnProps = {
  name: string
  label: string
  hint: string
  value: string
  problem: string | undefined
}

function OwnWords({ name, label, hint, value, problem }: OwnProps) {
  const described = problem ? `${name}-hint ${name}-problem` : `${name}-hint`
  return (
    <div className="letter-field">
      <label htmlFor={`words-${name}`} className="label">
        {label}
      </label>
      <textarea
        id={`words-${name}`}
        name={name}
        className="input"
        rows={3}
        maxLength={MAX_OWN_WORDS}
        defaultValue={value}
        aria-describedby={described}
        aria-invalid={problem !== undefined}
      />
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
      {problem && (
        <p id={`${name}-problem`} className="letter-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
