/** A company's open jobs in words: "1 job available", "12 jobs available". */
export const formatOpenJobs = (jobs: number) =>
  `${jobs.toLocaleString('en')} ${jobs === 1 ? 'job' : 'jobs'} available`
