/** The page that adds a job to the tracker. */
export const trackAddress = (id: number) => `/dashboard/job-tracker/new?jobId=${id}`
