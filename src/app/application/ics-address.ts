/** The URL of one interview as a calendar file. */
import type { ApplicationId } from '#core/tracker/application.ts'

export const icsAddress = (id: ApplicationId, interviewId: number) =>
  `/dashboard/job-tracker/${id}/interviews/${interviewId}.ics`
