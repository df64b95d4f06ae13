/** Everything a role says, as one text. */
import type { CvRole } from './cv.ts'

export const textOfRole = ({ title, summary, highlights }: CvRole): string =>
  [title, summary ?? '', ...highlights.map(({ text }) => text)].join('\n')
