/** The findings of a CV's checks, counted in words: "1 problem to fix first, 2 problems, 1 suggestion". */
import { countOf } from '#core/text/count-of.ts'

type Counts = { must: number; should: number; could: number }

export function countsInWords({ must, should, could }: Counts): string {
  const parts = [
    must > 0 && `${countOf(must, 'problem')} to fix first`,
    should > 0 && countOf(should, must > 0 ? 'other problem' : 'problem'),
    could > 0 && countOf(could, 'suggestion'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'No problems found' : parts.join(', ')
}
