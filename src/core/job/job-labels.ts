/**
 * Labels for a job's closed vocabularies. Separate from the rules that read listings, so that a
 * browser showing a label doesn't load the rules.
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
