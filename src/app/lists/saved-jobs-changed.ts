/** A window event: a job was saved that the list of saved jobs may not show yet. */
export const SAVED_JOBS_CHANGED = 'saved-jobs-changed'
