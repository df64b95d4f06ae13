/** The tracker's messages about changes, used with and without a script. */
import { countOf } from '#core/text/count-of.ts'
import type { Application, Stage } from '#core/tracker/application.ts'

export const ADDED = 'Job application added successfully'
export const UPDATED = 'Application updated successfully'
export const NOT_CREATED = 'Failed to create application'
export const NOT_UPDATED = 'Failed to update application'
/** Shown when an undo comes too late. */
export const MOVED_AGAIN = 'Not undone: it was moved again in the meantime'
export const NOT_DELETED = 'Failed to delete application'
export const NOT_ALL_DELETED = 'Failed to delete applications'

/** Added to the timeline, which postpones the next question by thirty days. */
export const STILL_WAITING = 'Still waiting for a reply'

export const updatedText = (count: number) =>
  count === 1 ? UPDATED : `${count} applications updated successfully`

export const deletedText = (count: number) =>
  count === 1 ? 'Application deleted successfully' : `${count} applications deleted successfully`

export const countText = (count: number) => countOf(count, 'application')

export const movedText = (name: string, stage: Stage) => `Moved ${name} to ${stage}`

/** "Backend Engineer at Acme". */
export const nameOf = ({ jobTitle, companyName }: Pick<Application, 'jobTitle' | 'companyName'>) =>
  `${jobTitle} at ${companyName}`
