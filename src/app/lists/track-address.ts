/** The page that adds a job to the tracker, and the same for somebody who has applied. */
export const trackAddress = (id: number) => `/dashboard/job-tracker/new?jobId=${id}`

export const appliedAddress = (id: number) => `${trackAddress(id)}&stage=Applied`
