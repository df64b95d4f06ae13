/** The page's own event: the server has kept a job that its list may not hold yet. */
export const SAVED_JOBS_CHANGED = 'saved-jobs-changed'
