/** What the tracker says of a change, with and without a script alike. */
import type { Application, Stage } from '#core/tracker/application.ts'

export const ADDED = 'Job application added successfully'
export const UPDATED = 'Application updated successfully'
export const NOT_CREATED = 'Failed to create application'
export const NOT_UPDATED = 'Failed to update application'
/** Of an undo that comes too late. */
export const MOVED_AGAIN = 'It was moved again meanwhile and stays where it is'
export const NOT_DELETED = 'Failed to delete application'
export const NOT_ALL_DELETED = 'Failed to delete applications'

/** Written into the timeline: thirty more days until anybody asks again. */
export const STILL_WAITING = 'Still waiting for an answer'

export const updatedText = (count: number) =>
  count === 1 ? UPDATED : `${count} applications updated successfully`

export const deletedText = (count: number) =>
  count === 1 ? 'Application deleted successfully' : `${count} applications deleted successfully`

export const countText = (count: number) =>
  count === 1 ? '1 application' : `${count.toLocaleString('en')} applications`

export const movedText = (name: string, stage: Stage) => `Moved ${name} to ${stage}`

/** "Backend Engineer at Acme". */
export const nameOf = ({ jobTitle, companyName }: Pick<Application, 'jobTitle' | 'companyName'>) =>
  `${jobTitle} at ${companyName}`
