/** How a job is worked, where its location doesn't say so already. */
import type { JobCard } from './job.ts'
import { WORK_SETTING_LABELS } from './job-labels.ts'

/** "Remote", or null if the listing states no setting or the location has the word, as "Remote (Europe)" does. */
export function unsaidSetting({
  locationText,
  workSetting,
}: Pick<JobCard, 'locationText' | 'workSetting'>): string | null {
  if (workSetting === null) return null
  const setting = WORK_SETTING_LABELS[workSetting]
  return locationText?.toLowerCase().includes(setting.toLowerCase()) ? null : setting
}
