/** Everything that a listing says in words, for rules that read requirements: some sources give these apart. */
import { htmlToText } from '#core/html/html.ts'
import type { JobFacts } from './job.ts'

type Said = Pick<JobFacts, 'descriptionText' | 'requirementsHtml'>

/** Null when it says nothing. */
export function wholeText({ descriptionText, requirementsHtml }: Said): string | null {
  const texts = [descriptionText, requirementsHtml && htmlToText(requirementsHtml)]
  return texts.filter(Boolean).join('\n\n') || null
}
