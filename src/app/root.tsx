/**
 * The frame of every page: document, header, footer, messages. The one `<main id="main">` is here: a
 * page draws its `<PageHead>` and then its content, whose first heading is its only `h1`, inside `.page`.
 */

import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import grotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root.ts'
import './app.css'
import { DatabaseNotice } from '#app/frame/database-notice.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { type FrameData, useFrameData } from '#app/frame/frame-data.ts'
import { NavigationBar } from '#app/frame/navigation-bar.tsx'
import { SiteFooter } from '#app/frame/site-footer.tsx'
import { SiteHeader } from '#app/frame/site-header.tsx'
import { THEME_SCRIPT } from '#app/frame/theme-menu.tsx'
import { PLACES } from '#app/frame/use-kept-place.ts'
import { usePageChanges } from '#app/frame/use-page-changes.ts'
import { JobMarks } from '#app/lists/job-marks.tsx'
import { OnboardingGate } from '#app/profile/onboarding-gate.tsx'
import { worldContext } from '#app/request/context.ts'
import { isUnanswered } from '#app/request/unanswered.ts'
import { isPaused, publicViewerOf } from '#app/request/viewer.ts'
import { useSessionCheck } from '#app/sign-in/use-session-check.ts'
import { useSignInToasts } from '#app/sign-in/use-sign-in-toasts.ts'
import { TrackLinks } from '#app/tracker/track-links.tsx'
import type { Viewer } from '#core/account/account.ts'
import { jobMarksOf } from '#work/job/job-lists-of.ts'
import { isWizardDue } from './profile/load-profile.ts'
import { Toasts } from './ui/toasts.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const world = context.get(worldContext)
  const { clock, settings } = world
  const viewer = publicViewerOf(context)
  return {
    now: clock.now(),
    publicUrl: settings.publicUrl,
    operator: settings.operator,
    viewer: toShown(viewer),
    isPaused: isPaused(context),
    copyFrom: world.atHand.copyFrom(),
    marks: viewer && (await jobMarksOf(world, viewer.id)),
    isOnboardingDue: await isWizardDue(world.db, viewer, clock.now()),
  }
}

/** Only what a person does changes who they are, here or elsewhere; looking around does not. */
export const shouldRevalidate = ({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined
    ? currentUrl.href === nextUrl.href
    : formMethod !== 'GET' && !isUnanswered({ actionStatus })

/** What the frame of every page shows of the person. */
const toShown = (viewer: Viewer | null) =>
  viewer && { id: viewer.id, name: viewer.name, email: viewer.email, avatar: viewer.avatar }

export const links: Route.LinksFunction = () => [
  ...[grotesk, newsreader].map((font) => ({
    rel: 'preload' as const,
    href: font,
    as: 'font' as const,
    type: 'font/woff2' as const,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  // Undefined when the frame's own loader failed: the page then still says so.
  const frame = useFrameData()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101214" media="(prefers-color-scheme: dark)" />
        <HeadScript />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <NavigationBar />
        <SiteHeader viewer={frame?.viewer ?? null} isPaused={frame?.isPaused ?? false} />
        <Toasts>
          <main id="main" tabIndex={-1} className="flex-1">
            <DatabaseNotice />
            {children}
          </main>
        </Toasts>
        <SiteFooter
          year={(frame?.now ?? new Date()).getUTCFullYear()}
          operator={frame?.operator ?? null}
        />
        <ScrollRestoration storageKey={PLACES} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: { viewer, isOnboardingDue } }: Route.ComponentProps) {
  usePageChanges()
  useSignInToasts(viewer?.id ?? null)
  return (
    <JobMarks>
      {viewer && <SessionCheck personId={viewer.id} />}
      {viewer && <OnboardingGate isDue={isOnboardingDue} key={viewer.id} />}
      <Outlet />
      <TrackLinks />
    </JobMarks>
  )
}

function SessionCheck({ personId }: { personId: string }) {
  useSessionCheck(personId)
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  usePageChanges()
  return <ErrorPage error={error} />
}

/** Notes which page this document is, for `entry.client.tsx`: the address may change before that runs. */
const SENT_ADDRESS_SCRIPT =
  'document.documentElement.dataset.address=location.pathname+location.search'

/** React Router keeps the request's nonce in a context it does not name otherwise; the browser hides it again. */
function HeadScript() {
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
      dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT}\n${SENT_ADDRESS_SCRIPT}` }}
    />
  )
}
