/**
 * The layout of every page: document, header, footer, toasts. The only `<main id="main">` is here. Inside it, a
 * page renders its `<PageHead>` and then its content in `.page`, with a single `h1` as the first heading.
 */

import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import grotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import './app.css'
import { DatabaseNotice } from '#app/frame/database-notice.tsx'
import { EARLY_CHOICES_SCRIPT, useEarlyChoices } from '#app/frame/early-choices.ts'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { type FrameData, useFrameData } from '#app/frame/frame-data.ts'
import { SiteBanner } from '#app/frame/site-banner.tsx'
import { SiteFooter } from '#app/frame/site-footer.tsx'
import { SiteHeader } from '#app/frame/site-header.tsx'
import { THEME_SCRIPT } from '#app/frame/theme-menu.tsx'
import { usePageChanges } from '#app/frame/use-page-changes.ts'
import { PLACES } from '#app/frame/use-restored-scroll.ts'
import { JobMarks } from '#app/lists/job-marks.tsx'
import { servicesContext } from '#app/request/context.ts'
import { isFailedSubmission } from '#app/request/failed-submission.ts'
import { isPaused, publicViewerOf } from '#app/request/viewer.ts'
import { useSignInToasts } from '#app/sign-in/use-sign-in-toasts.ts'
import { TrackLinks } from '#app/tracker/track-links.tsx'
import type { Viewer } from '#core/account/account.ts'
import { bannerAt } from '#core/operator/site-state.ts'
import { jobMarksOf } from '#work/job/job-lists-of.ts'
import { isWizardDue } from './profile/load-profile.ts'
import { onDemand } from './ui/on-demand.tsx'
import { Toasts } from './ui/toasts.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const services = context.get(servicesContext)
  const { clock, settings } = services
  const viewer = publicViewerOf(context)
  const { banner, maintenance } = await services.siteState()
  return {
    now: clock.now(),
    publicUrl: settings.publicUrl,
    operator: settings.operator,
    viewer: toShown(viewer),
    isPaused: isPaused(context),
    copyFrom: services.outageCache.copyFrom(),
    banner: bannerAt(banner, clock.now()),
    isMaintenance: maintenance !== null,
    marks: viewer && (await jobMarksOf(services, viewer.id)),
    plans: settings.plans && { isDemo: settings.plans.payments === null },
    isOnboardingDue: await isWizardDue(services.db, viewer, clock.now()),
  }
}

/** Reloads the frame only after a form submission or a reload of the same address, not on every navigation. */
export const shouldRevalidate = ({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined
    ? currentUrl.href === nextUrl.href
    : formMethod !== 'GET' && !isFailedSubmission({ actionStatus })

/** The part of the viewer that the frame of every page shows. */
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
  { rel: 'icon', href: '/favicon.ico', sizes: '16x16 32x32 48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  {
    rel: 'search',
    href: '/opensearch.xml',
    type: 'application/opensearchdescription+xml',
    title: 'Rolecall',
  },
]

export function Layout({ children }: { children: ReactNode }) {
  // Undefined when the root loader failed. The error page still needs the layout.
  const frame = useFrameData()
  const hasResults = useRouteLoaderData('search/jobs') !== undefined
  const { pathname } = useLocation()
  const error = useRouteError()
  // A form to sign in, or that there is no such page, must not be longer below than above.
  const isShortPage =
    pathname.startsWith('/auth/') || (isRouteErrorResponse(error) && error.status === 404)
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
        {hasResults && (
          <a href="#results" className="skip-link">
            Skip to results
          </a>
        )}
        <NavigationBar />
        <SiteHeader
          viewer={frame?.viewer ?? null}
          isPaused={frame?.isPaused ?? false}
          hasPlans={Boolean(frame?.plans)}
        />
        <Toasts>
          <main id="main" tabIndex={-1} className="flex-1">
            <SiteBanner />
            <DatabaseNotice />
            {children}
          </main>
          <SiteFooter
            isShort={Boolean(frame?.viewer) || isShortPage}
            year={(frame?.now ?? new Date()).getUTCFullYear()}
            operator={frame?.operator ?? null}
          />
        </Toasts>
        <ScrollRestoration storageKey={PLACES} />
        <Scripts />
      </body>
    </html>
  )
}

const loadSignedIn = async () => (await import('#app/sign-in/signed-in.tsx')).SignedIn
const Person = onDemand(loadSignedIn, import.meta.env.SSR ? await loadSignedIn() : null)

export default function App({ loaderData: { viewer, isOnboardingDue } }: Route.ComponentProps) {
  usePageChanges()
  useEarlyChoices()
  useSignInToasts(viewer?.id ?? null)
  return (
    <JobMarks>
      {viewer && <Person id={viewer.id} isOnboardingDue={isOnboardingDue} />}
      <Outlet />
      <TrackLinks />
    </JobMarks>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  usePageChanges()
  return <ErrorPage error={error} />
}

/** Records the address of this document for `entry.client.tsx`, because the address may change before that runs. */
const SENT_ADDRESS_SCRIPT =
  'document.documentElement.dataset.address=location.pathname+location.search'

/** React Router exposes the request's nonce only through this context. Browsers hide the attribute after parsing. */
function HeadScript() {
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
      dangerouslySetInnerHTML={{
        __html: [THEME_SCRIPT, SENT_ADDRESS_SCRIPT, EARLY_CHOICES_SCRIPT].join(';\n'),
      }}
    />
  )
}

/** A progress bar at the top while the next page loads; appears after 300 ms. */
function NavigationBar() {
  const { state } = useNavigation()
  return <div className="navigation-bar no-print" data-busy={state !== 'idle'} aria-hidden="true" />
}
