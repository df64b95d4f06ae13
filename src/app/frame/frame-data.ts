/** What the root loader returns for every page, and the hook that reads it. */
import { useRouteLoaderData } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import type { JobMarks } from '#core/lists/job-lists.ts'
import type { Operator } from '#core/settings/settings.ts'

export type FrameData = {
  now: Date
  publicUrl: string
  operator: Operator
  viewer: Pick<Viewer, 'id' | 'name' | 'email' | 'avatar'> | null
  /** There is a session, but it cannot be read at the moment, so the viewer is unknown. */
  isPaused: boolean
  /** When the saved copy on display was made; null while the database answers. */
  copyFrom: Date | null
  /** Saved, viewed and hidden jobs for marking cards; null for visitors, whose browser stores them. */
  marks: JobMarks | null
  /** Set by the operator; null while there is none. */
  banner: { text: string; link: string | null } | null
  /** Only operators see pages then. */
  isMaintenance: boolean
  isOnboardingDue: boolean
  /** Whether there are plans, and whether they are only a demonstration; null where there are none. */
  plans: { isDemo: boolean } | null
}

/** Undefined when the root loader failed. */
export const useFrameData = () => useRouteLoaderData<FrameData>('root')
