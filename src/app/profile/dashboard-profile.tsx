/** /dashboard/profile: the profile, each section saved separately. */
import './profile.css'
import './read-summary.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { submitOrFallback } from '#app/request/failed-submission.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { FileId } from '#core/files/file-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import type { Route } from './+types/dashboard-profile.ts'
import { AboutForm } from './about-form.tsx'
import { AllFromCv } from './all-from-cv.tsx'
import { CvUpload } from './cv-upload.tsx'
import { EducationEditor } from './education-editor.tsx'
import { ExperienceEditor } from './experience-editor.tsx'
import { unanswered } from './failed-outcome.ts'
import { loadProfile } from './load-profile.ts'
import { PictureForm } from './picture-form.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { ProfileFormContext } from './profile-form-context.ts'
import { ProfileSections, SECTION_TITLES } from './profile-sections.tsx'
import { saveProfile } from './save-profile.ts'
import { SkillsEditor } from './skills-editor.tsx'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { searchParams } = new URL(args.request.url)
  return {
    profile: await loadProfile(args.context.get(servicesContext), viewer),
    /** The section that was just saved, after a redirect. */
    saved: searchParams.get('saved'),
    deletedCv: readUuid<FileId>(searchParams.get('file') ?? ''),
  }
}

export const action = (args: Route.ActionArgs) => saveProfile(args)

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return submitOrFallback(serverAction, (loss) => unanswered(sent, loss))
}

export default function DashboardProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, saved, deletedCv } = loaderData
  const outcome = actionData ?? null
  return (
    <ProfileFormContext value={{ action: '/dashboard/profile', step: null, outcome }}>
      <PageHead
        title="My Profile"
        description="Your skills, experience and job preferences."
        path="/dashboard/profile"
        isPrivate
      />
      <h1>My Profile</h1>
      <p className="text-muted">
        Add your skills and experience once. Only you can see them.
        {!profile.onboardingCompleted && (
          <>
            {' '}
            <Link to="/dashboard/onboarding" className="link">
              Complete your profile step by step
            </Link>
          </>
        )}
      </p>
      <div className="profile-columns">
        <ProfileSections profile={profile} />
        <div className="min-w-0">
          <Section id="cv" title={SECTION_TITLES.cv} saved={saved}>
            <CvUpload profile={profile} deleted={deletedCv} />
            <AllFromCv profile={profile} />
          </Section>
          <Section id="skills" title={SECTION_TITLES.skills} saved={saved}>
            <SkillsEditor profile={profile} />
          </Section>
          <Section id="experience" title={SECTION_TITLES.experience} saved={saved}>
            <ExperienceEditor profile={profile} />
          </Section>
          <Section id="education" title={SECTION_TITLES.education} saved={saved}>
            <EducationEditor profile={profile} />
          </Section>
          <Section id="preferences" title={SECTION_TITLES.preferences} saved={saved}>
            <PreferencesForm profile={profile} />
          </Section>
          <Section id="about" title={SECTION_TITLES.about} saved={saved}>
            <PictureForm profile={profile} />
            <AboutForm profile={profile} />
          </Section>
          <Section id="account" title="Account" saved={null}>
            <ul className="profile-links">
              {ACCOUNT.map(({ to, title, text, icon }) => (
                <li key={to}>
                  <a href={to}>
                    <Icon name={icon} />
                    <span>
                      <strong>{title}</strong>
                      <span className="hint block">{text}</span>
                    </span>
                    <Icon name="chevron-right" />
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </ProfileFormContext>
  )
}

const ACCOUNT = [
  {
    to: '/dashboard/security',
    title: 'Sign-in and security',
    text: 'Email address, password, two-step sign-in, passkeys and where you’re signed in.',
    icon: 'shield-check',
  },
  {
    to: '/dashboard/data',
    title: 'Your data',
    text: 'Download your data or delete your account.',
    icon: 'download',
  },
] as const

type SectionProps = { id: string; title: string; saved: string | null; children: ReactNode }

function Section({ id, title, saved, children }: SectionProps) {
  const isSaved = saved === id || (id === 'about' && saved === 'picture')
  return (
    <section id={id} className="profile-section" aria-labelledby={`${id}-title`}>
      <div className="profile-section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {isSaved && (
          <p role="status" className="profile-saved">
            <Icon name="check" />
            Saved
          </p>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
