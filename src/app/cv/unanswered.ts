/** What a form of a CV's page is told where no answer came: what was typed comes back. */
import { RESUME_INFORMATION_FAILED } from '#app/request/unanswered.ts'
import type { CvAttempt } from './act-on-cv.ts'

export async function unanswered(request: Request): Promise<CvAttempt> {
  const typed: Record<string, string> = {}
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') typed[name] ??= value
  }
  return { problem: RESUME_INFORMATION_FAILED, typed }
}
