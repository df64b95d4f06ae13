/** /dashboard/profile: what a person tells about themselves, each part saved by itself. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './profile.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { orUnanswered } from '#app/request/unanswered.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { readFileId } from '#core/files/file-id.ts'
import type { Route } from './+types/dashboard-profile.ts'
import { AboutForm } from './about-form.tsx'
import { CvUpload } from './cv-upload.tsx'
import { EducationEditor } from './education-editor.tsx'
import { ExperienceEditor } from './experience-editor.tsx'
import { unanswered } from './failed-outcome.ts'
import { loadProfile } from './load-profile.ts'
import { PictureForm } from './picture-form.tsx'
import { ProfilePlace } from './place.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { saveProfile } from './save-profile.ts'
import { SkillsEditor } from './skills-editor.tsx'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { searchParams } = new URL(args.request.url)
  return {
    profile: await loadProfile(args.context.get(worldContext), viewer),
    /** What the page that a form led to has to say. */
    saved: searchParams.get('saved'),
    deletedCv: readFileId(searchParams.get('file') ?? ''),
  }
}

export const action = (args: Route.ActionArgs) => saveProfile(args)

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return orUnanswered(serverAction, (loss) => unanswered(sent, loss))
}

export default function DashboardProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, saved, deletedCv } = loaderData
  const outcome = actionData ?? null
  return (
    <ProfilePlace value={{ action: '/dashboard/profile', step: null, outcome }}>
      <PageHead
        title="My Profile"
        description="What you tell about yourself."
        path="/dashboard/profile"
        isPrivate
      />
      <h1>My Profile</h1>
      <p className="mt-1 text-muted">
        Told once, used wherever it helps you. Only you can see it.
        {!profile.onboardingCompleted && (
          <>
            {' '}
            <Link to="/dashboard/onboarding" className="link">
              Complete it step by step
            </Link>
          </>
        )}
      </p>
      <Section id="about" title="Basic information" saved={saved}>
        <PictureForm profile={profile} />
        <AboutForm profile={profile} />
      </Section>
      <Section id="cv" title="Resume" saved={saved}>
        <CvUpload profile={profile} deleted={deletedCv} />
      </Section>
      <Section id="skills" title="Skills" saved={saved}>
        <SkillsEditor profile={profile} />
      </Section>
      <Section id="experience" title="Work experience" saved={saved}>
        <ExperienceEditor profile={profile} />
      </Section>
      <Section id="education" title="Education" saved={saved}>
        <EducationEditor profile={profile} />
      </Section>
      <Section id="preferences" title="Job preferences" saved={saved}>
        <PreferencesForm profile={profile} />
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
    </ProfilePlace>
  )
}

const ACCOUNT = [
  {
    to: '/dashboard/security',
    title: 'Sign-in and security',
    text: 'E-mail address, password, second factor, passkeys and where you are signed in.',
    icon: 'shield-check',
  },
  {
    to: '/dashboard/data',
    title: 'Your data',
    text: 'Take everything with you, or delete your account.',
    icon: 'download',
  },
] as const

type SectionProps = { id: string; title: string; saved: string | null; children: ReactNode }

function Section({ id, title, saved, children }: SectionProps) {
  const isSaved = saved === id || (id === 'about' && saved === 'picture')
  return (
    <section id={id} className="profile-section" aria-labelledby={`${id}-title`}>
      <div>
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
