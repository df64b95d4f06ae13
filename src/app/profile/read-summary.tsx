/**
 * What onboarding took over from the CV, in a few lines, each with a link to change it. Where somebody lives and what
 * they speak stay in the CV, so those lead to its page.
 */
import type { ReactNode } from 'react'
import type { OnboardingStep } from '#core/profile/onboarding.ts'
import { countOf } from '#core/text/count-of.ts'
import type { ShownProfile } from './load-profile.ts'

/** How many skills, and how many jobs or degrees, are named. */
const SKILLS_SHOWN = 8
const ENTRIES_SHOWN = 3

type Props = {
  profile: ShownProfile
  /** A link to a step, with its text. */
  toStep: (step: OnboardingStep, label: string) => ReactNode
}

export function ReadSummary({ profile, toStep }: Props) {
  const { readFromCv, cvId, skills, experience, education, experienceYears } = profile
  if (!readFromCv || !cvId) return null
  const { home, languages, open } = readFromCv
  const toCv = (label: string) => (
    <a href={`/dashboard/cv/${cvId}`} className="link" aria-label={label}>
      Change
    </a>
  )
  return (
    <section className="read-summary" aria-labelledby="read-summary-title">
      <h3 id="read-summary-title">From your CV</h3>
      <p className="hint">{introduction(open)}</p>
      <dl>
        <Row name="Skills" change={toStep(3, 'Change skills')}>
          {named(skills, SKILLS_SHOWN)}
        </Row>
        <Row name="Work experience" change={toStep(4, 'Change work experience')}>
          {named(
            experience.map(({ position, company }) => `${position} at ${company}`),
            ENTRIES_SHOWN,
          )}
          {experienceYears !== null && experience.length > 0 && (
            <span className="block text-muted">{countOf(experienceYears, 'year')} in total</span>
          )}
        </Row>
        <Row name="Education" change={toStep(4, 'Change education')}>
          {named(
            education.map(({ degree, field, institution }) =>
              [[degree, field].filter(Boolean).join(' '), institution].join(', '),
            ),
            ENTRIES_SHOWN,
          )}
        </Row>
        <Row name="Location" change={toCv('Change location')}>
          {home}
        </Row>
        <Row name="Languages" change={toCv('Change languages')}>
          {languages.join(', ')}
        </Row>
      </dl>
    </section>
  )
}

/** Left out if the CV has nothing of the kind. */
function Row({ name, change, children }: { name: string; change: ReactNode; children: ReactNode }) {
  if (!children || (Array.isArray(children) && !children[0])) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>{change}</dd>
    </div>
  )
}

function introduction({ skills, entries }: { skills: number; entries: number }): string {
  const asked = [
    ...(skills > 0 ? [countOf(skills, 'skill')] : []),
    ...(entries > 0 ? [countOf(entries, 'job or degree', 'jobs or degrees')] : []),
  ]
  return asked.length === 0
    ? 'We filled in everything we found.'
    : `We filled in what was clear. Next, please check ${asked.join(' and ')} we weren’t sure about.`
}

function named(names: readonly string[], most: number): string | null {
  if (names.length === 0) return null
  const more = names.length - most
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
