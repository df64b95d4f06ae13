/**
 * How the closed vocabularies of a job are called on a page. Apart from the rules that read listings, so that
 * a browser that shows a label does not load them.
 */
import type { ExperienceLevel, JobType, WorkSetting } from './job.ts'

export const JOB_TYPE_LABELS: Readonly<Record<JobType, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  freelance: 'Freelance',
}

export const LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry Level',
  mid: 'Mid Level',
  senior: 'Senior',
  lead: 'Lead/Executive',
}

export const WORK_SETTING_LABELS: Readonly<Record<WorkSetting, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'On-site',
}
