/** What the frame loads for every page, and how any part of a page reads it. */
import { useRouteLoaderData } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import type { JobMarks } from '#core/lists/job-lists.ts'
import type { Operator } from '#core/settings/settings.ts'

export type FrameData = {
  now: Date
  publicUrl: string
  operator: Operator
  viewer: Pick<Viewer, 'id' | 'name' | 'email' | 'avatar'> | null
  /** Somebody is signed in, and nobody can tell who. */
  isPaused: boolean
  /** Since when what is shown may be out of date; null while the database answers. */
  copyFrom: Date | null
  /** What cards are marked by; null for visitors, whose browser knows. */
  marks: JobMarks | null
  isOnboardingDue: boolean
}

/** Undefined when the frame's own loader failed. */
export const useFrameData = () => useRouteLoaderData<FrameData>('root')
