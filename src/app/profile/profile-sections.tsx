/** The sections of the profile as links, each with whether something is in it, and how many are filled in. */
import './profile-sections.css'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownProfile } from './load-profile.ts'

export const SECTION_TITLES = {
  cv: 'CV',
  skills: 'Skills',
  experience: 'Work experience',
  education: 'Education',
  preferences: 'Job preferences',
  about: 'Basic information',
} as const
export type SectionId = keyof typeof SECTION_TITLES

const IDS = Object.keys(SECTION_TITLES) as SectionId[] // the keys of a literal

const isFilled: Readonly<Record<SectionId, (profile: ShownProfile) => boolean>> = {
  cv: ({ cv }) => cv !== null,
  skills: ({ skills }) => skills.length > 0,
  experience: ({ experience }) => experience.length > 0,
  education: ({ education }) => education.length > 0,
  preferences: ({ jobPreferences }) => jobPreferences !== null,
  about: ({ name, bio }) => name !== null && bio !== null,
}

export function ProfileSections({ profile }: { profile: ShownProfile }) {
  const filled = IDS.filter((id) => isFilled[id](profile))
  return (
    <nav className="profile-sections no-print" aria-label="Sections of your profile">
      <p>
        <strong>
          {filled.length} of {IDS.length}
        </strong>{' '}
        filled in
      </p>
      <ul>
        {IDS.map((id) => (
          <li key={id} data-filled={filled.includes(id) || undefined}>
            <a href={`#${id}`}>
              <Icon name={filled.includes(id) ? 'check' : 'circle'} />
              {SECTION_TITLES[id]}
              {!filled.includes(id) && <span className="sr-only">, empty</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
