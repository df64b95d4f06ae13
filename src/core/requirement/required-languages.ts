/** The spoken languages that a job requires, for filters. Those that are only a plus are left out. */
import { htmlToText } from '#core/html/html.ts'
import type { JobFacts } from '#core/job/job.ts'
import { languagesAsked } from './read-requirements.ts'

/** ISO 639-1 codes in alphabetical order. */
export function requiredLanguages({
  descriptionText,
  requirementsHtml,
}: Pick<JobFacts, 'descriptionText' | 'requirementsHtml'>): string[] {
  const requirements = requirementsHtml && htmlToText(requirementsHtml)
  const text = [descriptionText, requirements].filter(Boolean).join('\n\n')
  return languagesAsked(text)
    .flatMap(({ language, isNice }) => (isNice ? [] : language))
    .sort()
}
