/** The full text of a listing, for rules that read requirements: some sources provide these separately. */
import { htmlToText } from '#core/html/html.ts'
import type { JobFacts } from './job.ts'

type Said = Pick<JobFacts, 'descriptionText' | 'requirementsHtml'>

/** Null when the listing has no text. */
export function fullText({ descriptionText, requirementsHtml }: Said): string | null {
  const texts = [descriptionText, requirementsHtml && htmlToText(requirementsHtml)]
  return texts.filter(Boolean).join('\n\n') || null
}
