/** Where a job is added to the tracker. */
export const trackAddress = (id: number) => `/dashboard/job-tracker/new?jobId=${id}`
