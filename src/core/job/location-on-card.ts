/** Where a job is, in the room that a line of a list has. */
import { briefLocation } from '#core/place/brief-location.ts'
import type { JobCard } from './job.ts'

/** Null where the location is not specified and the work setting beside it says enough: "Remote". */
export function locationOnCard({
  locationText,
  workSetting,
}: Pick<JobCard, 'locationText' | 'workSetting'>): string | null {
  if (locationText !== null) return briefLocation(locationText)
  return workSetting === null ? 'Location not specified' : null
}
