/** Links to what a signed-in person can do with a job. Visitors are sent to sign in first and return there. */
import type { IconName } from '#app/ui/icon.tsx'

export type JobWay = { label: string; icon: IconName; href: string }

export const jobActions = (id: number, isVisitor: boolean): JobWay[] =>
  WAYS.map(([label, icon, address]) => {
    const href = `/dashboard/${address}${id}`
    return { label, icon, href: isVisitor ? `/auth/signin?next=${encodeURIComponent(href)}` : href }
  })

const WAYS: readonly [label: string, icon: IconName, address: string][] = [
  ['Analyze CV', 'search', 'cv-analysis/'],
  ['Generate CV', 'file-text', 'resume-generator?jobId='],
  ['Generate Cover Letter', 'mail', 'cover-letter?jobId='],
]
