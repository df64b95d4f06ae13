/** The fields for tone, length, CV and the person's own words. */
import { LETTER_LANGUAGES } from '#core/letter/letter-language.ts'
import { LENGTHS, MAX_OWN_WORDS, TONES } from '#core/letter/letter-text.ts'

const TONE_WORDS = {
  plain: 'Plain: to the point',
  warm: 'Warm: starts with the listing, conversational',
  formal: 'Formal: businesslike, no contractions',
} as const
const LENGTH_WORDS = {
  short: 'Short: two examples from your CV',
  medium: 'Medium: three examples from your CV',
  long: 'Long: up to five examples from your CV',
} as const
export const LANGUAGE_WORDS = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
} as const

type Props = {
  cvs: readonly { id: string; name: string }[]
  /** The label of the CV made from the profile; null if a CV is selected and the profile is not offered. */
  profileName: string | null
  /** The fields' values, by name. */
  values: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, string>>
  /** Whether the person's own words are asked for as well. */
  hasOwnWords?: boolean
}

export function WordsFields({
  cvs,
  profileName,
  values,
  problems = {},
  hasOwnWords = true,
}: Props) {
  if (!hasOwnWords) {
    return (
      <>
        <BasedOn cvs={cvs} profileName={profileName} values={values} />
        <StyleFields values={values} />
      </>
    )
  }
  return (
    <>
      <BasedOn cvs={cvs} profileName={profileName} values={values} />
      <OwnWords
        name="why"
        label="Why this job? (optional)"
        hint="In your own words. This goes into the opening exactly as you write it."
        value={values.why ?? ''}
        problem={problems.why}
      />
      <details open={problems.more !== undefined}>
        <summary className="link">Tone, length, language and recipient</summary>
        <div className="letter-options">
          <StyleFields values={values} />
          <OwnWords
            name="more"
            label="Anything to add? (optional)"
            hint="Anything your CV doesn’t say, such as when you can start."
            value={values.more ?? ''}
            problem={problems.more}
          />
        </div>
      </details>
    </>
  )
}

function BasedOn({ cvs, profileName, values }: Pick<Props, 'cvs' | 'profileName' | 'values'>) {
  return (
    <label className="letter-field">
      <span className="label">Based on</span>
      <select name="cvId" className="input" defaultValue={values.cvId ?? ''}>
        {profileName !== null && <option value="">{profileName}</option>}
        {cvs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function StyleFields({ values }: Pick<Props, 'values'>) {
  return (
    <>
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
        <span className="label">Language</span>
        <select name="language" className="input" defaultValue={values.language ?? 'listing'}>
          <option value="listing">Same as the listing</option>
          {LETTER_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_WORDS[language]}
            </option>
          ))}
        </select>
      </label>
      <label className="letter-field">
        <span className="label">Recipient (optional)</span>
        <input
          name="addressee"
          className="input"
          maxLength={200}
          defaultValue={values.addressee ?? ''}
        />
      </label>
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

export function OwnWords({ name, label, hint, value, problem }: OwnProps) {
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
        rows={2}
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
