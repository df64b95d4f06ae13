/** Tools about the person's saved jobs and job alerts. */
import { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import { type AlertId, alertName } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { jobName } from '#core/assistant/assistant-action.ts'
import type { JobId } from '#core/job/job.ts'
import {
  AlertSchema,
  AlertsSchema,
  alertAnswer,
  alertContent,
  NewAlertSchema,
} from '#server/api/me-alerts-api.ts'
import { SavedCountSchema, SavedJobsSchema } from '#server/api/me-saved-jobs-api.ts'
import * as alerts from '#store/alerts.ts'
import * as jobs from '#store/jobs.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { addAlert, changeAlert } from '#work/alert/save-alert.ts'
import { saveJob } from '#work/job/save-job.ts'
import { unsaveJob } from '#work/job/unsave-job.ts'
import { savedJobsLimitOf } from '#work/plan/account-plan.ts'
import { jobId } from './job-tools.ts'
import { type Call, readTool, type Tool, writeTool } from './tool.ts'

const alertId = z.int().positive().describe('The number of an alert, from list_alerts')

export const listTools: readonly Tool[] = [
  readTool({
    name: 'list_saved_jobs',
    title: 'List saved jobs',
    description: 'The jobs that the person saved, with their notes and what changed since.',
    scope: 'saved-jobs:read',
    input: z.strictObject({}),
    output: SavedJobsSchema,
    run: async (_, { viewer: { id } }, { services }) => ({
      savedJobs: await savedJobs.list(services.db, id),
      limit: await savedJobsLimitOf(services, id),
    }),
  }),
  writeTool({
    name: 'save_job',
    title: 'Save a job',
    description: 'Saves a job for the person. Saving a saved job changes nothing.',
    scope: 'saved-jobs:write',
    isIdempotent: true,
    input: z.strictObject({ jobId }),
    output: SavedCountSchema,
    async run({ jobId: id }, { viewer }, call) {
      const isNew = !(await isSaved(call, viewer.id, id as JobId))
      const answer = await saveJob(call.services, viewer, id as JobId)
      const summary = `Saved ${await nameOf(call, id as JobId)}`
      return { answer, change: isNew ? { summary, undo: { kind: 'save-job', jobId: id } } : null }
    },
  }),
  writeTool({
    name: 'unsave_job',
    title: 'Remove a saved job',
    description: 'Removes a job from the saved ones. It can be restored for a day.',
    scope: 'saved-jobs:write',
    isIdempotent: true,
    input: z.strictObject({ jobId }),
    output: SavedCountSchema,
    async run({ jobId: id }, { viewer }, call) {
      const wasSaved = await isSaved(call, viewer.id, id as JobId)
      const answer = await unsaveJob(call.services, viewer, id as JobId)
      const summary = `Removed ${await nameOf(call, id as JobId)} from your saved jobs`
      return {
        answer,
        change: wasSaved ? { summary, undo: { kind: 'unsave-job', jobId: id } } : null,
      }
    },
  }),
  readTool({
    name: 'list_alerts',
    title: 'List job alerts',
    description: 'The person’s job alerts: what each searches for, how often it writes, if active.',
    scope: 'alerts:read',
    input: z.strictObject({}),
    output: AlertsSchema,
    run: async (_, { viewer }, { services }) => ({
      alerts: (await alerts.list(services.db, viewer.id)).map(alertAnswer),
    }),
  }),
  writeTool({
    name: 'create_alert',
    title: 'Create a job alert',
    description:
      'Creates a job alert, which emails the person about new jobs that match. Try the search with search_jobs first. The same search is not added twice.',
    scope: 'alerts:write',
    isIdempotent: true,
    input: NewAlertSchema,
    output: AlertSchema,
    async run(given, { viewer }, { services }) {
      const { alert, outcome } = await addAlert(services, viewer, alertContent(given))
      const { id } = alert
      return {
        answer: alertAnswer(alert),
        change:
          outcome === 'existing'
            ? null
            : {
                summary: `${outcome === 'created' ? 'Created' : 'Resumed'} the job alert “${alertName(alert)}”`,
                undo:
                  outcome === 'created'
                    ? { kind: 'create-alert', alertId: id }
                    : { kind: 'pause-alert', alertId: id, wasActive: false },
              },
      }
    },
  }),
  pauseTool({
    name: 'pause_alert',
    title: 'Pause a job alert',
    description: 'Pauses a job alert: it writes no more until it is resumed.',
    isActive: false,
  }),
  pauseTool({
    name: 'resume_alert',
    title: 'Resume a job alert',
    description: 'Resumes a paused job alert. It only writes about jobs found from now on.',
    isActive: true,
  }),
]

type Pausing = { name: string; title: string; description: string; isActive: boolean }

function pauseTool({ isActive, ...described }: Pausing): Tool {
  return writeTool({
    ...described,
    scope: 'alerts:write',
    isIdempotent: true,
    input: z.strictObject({ alertId }),
    output: AlertSchema,
    async run({ alertId: id }, { viewer }, { services }) {
      const before = await alerts.find(services.db, viewer.id, id as AlertId)
      if (!before) throw new Refusal('alert_not_found')
      const alert = await changeAlert(services, viewer, id as AlertId, { isActive })
      const summary = `${isActive ? 'Resumed' : 'Paused'} the job alert “${alertName(alert)}”`
      const undo = { kind: 'pause-alert', alertId: id, wasActive: before.isActive } as const
      return {
        answer: alertAnswer(alert),
        change: before.isActive === isActive ? null : { summary, undo },
      }
    },
  })
}

const isSaved = async ({ services }: Call, accountId: AccountId, id: JobId) =>
  (await savedJobs.list(services.db, accountId)).some(({ job }) => job.id === id)

async function nameOf({ services }: Call, id: JobId): Promise<string> {
  const job = await jobs.byId(services.db, id)
  return job ? jobName(job) : 'a job'
}
