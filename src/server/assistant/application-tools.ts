/** Tools about the person's applications. */
import { z } from 'zod'
import { Refusal } from '#core/api/refusal.ts'
import { jobName } from '#core/assistant/assistant-action.ts'
import { type ApplicationId, STAGES } from '#core/tracker/application.ts'
import { NewApplication, NewByHand, NewEvent } from '#core/tracker/application-input.ts'
import { APPLICATION_PARAMETERS } from '#core/tracker/application-list.ts'
import * as shapes from '#server/api/me-application-schemas.ts'
import { applicationPage } from '#server/api/me-applications-api.ts'
import { requireShape } from '#server/api/me-route.ts'
import { addApplication } from '#work/tracker/add-application.ts'
import { eventUseCases } from '#work/tracker/application-parts.ts'
import { moveApplications } from '#work/tracker/move-applications.ts'
import { wholeApplication } from '#work/tracker/whole-application.ts'
import { jobId, searchArguments } from './job-tools.ts'
import { readTool, type Tool, toParameters, writeTool } from './tool.ts'

const applicationId = z
  .int()
  .positive()
  .describe('The number of an application, from list_applications')

export const applicationTools: readonly Tool[] = [
  readTool({
    name: 'list_applications',
    title: 'List applications',
    description: 'The jobs that the person tracks, with stage, notes and dates.',
    scope: 'applications:read',
    input: searchArguments(APPLICATION_PARAMETERS),
    output: shapes.ApplicationPageSchema,
    run: (args, { viewer }, { services }) =>
      applicationPage(services, viewer.id, new URLSearchParams(toParameters(args))),
  }),
  readTool({
    name: 'get_application',
    title: 'Read an application',
    description:
      'One application with its timeline, contacts, interviews, tasks, documents and the text of the listing.',
    scope: 'applications:read',
    input: z.strictObject({ applicationId }),
    output: shapes.WholeApplicationSchema,
    async run({ applicationId: id }, { viewer }, { services }) {
      const whole = await wholeApplication(services, viewer.id, id as ApplicationId)
      if (!whole) throw new Refusal('not_found')
      return whole
    },
  }),
  writeTool({
    name: 'track_application',
    title: 'Track an application',
    description:
      'Starts tracking an application: of a job on this site by jobId, or of any other with jobTitle. Tracking does not apply to the job. If it looks tracked already, this is refused; set anyway to true only if the person agrees.',
    scope: 'applications:write',
    isIdempotent: false,
    input: z.strictObject({ jobId: jobId.optional(), ...NewByHand.partial().shape }),
    output: shapes.ApplicationSchema,
    async run(args, { viewer }, { services }) {
      const given = requireShape(NewApplication, args)
      const added = await addApplication(services, viewer.id, given)
      if ('warnings' in added) throw new Refusal('maybe_tracked', [], { warnings: added.warnings })
      const { application } = added
      const name = jobName({ title: application.jobTitle, company: application.companyName })
      const summary = `Tracked ${name} (${application.stage})`
      return {
        answer: application,
        change: { summary, undo: { kind: 'track', applicationId: application.id } },
      }
    },
  }),
  writeTool({
    name: 'move_application',
    title: 'Move an application',
    description:
      'Moves an application to another stage. Pass today, the date in the person’s time zone, when they have just applied.',
    scope: 'applications:write',
    isIdempotent: true,
    input: z.strictObject({
      applicationId,
      stage: z.enum(STAGES),
      today: shapes.MoveBody.shape.today,
    }),
    output: shapes.MovedSchema,
    async run({ applicationId: id, stage, today }, { viewer }, { services }) {
      const whole = await wholeApplication(services, viewer.id, id as ApplicationId)
      if (!whole) throw new Refusal('not_found')
      const moving = { ids: [id as ApplicationId], stage, today }
      const moved = await moveApplications(services, viewer.id, moving)
      const name = jobName({ title: whole.jobTitle, company: whole.companyName })
      const [first] = moved
      return {
        answer: { moved },
        change: first
          ? {
              summary: `Moved ${name} from ${first.from} to ${stage}`,
              undo: { kind: 'move', moved },
            }
          : null,
      }
    },
  }),
  writeTool({
    name: 'add_note',
    title: 'Add a note',
    description: 'Adds a note or an event to the timeline of an application.',
    scope: 'applications:write',
    isIdempotent: false,
    input: z.strictObject({
      applicationId,
      text: NewEvent.shape.text,
      happenedAt: NewEvent.shape.happenedAt,
    }),
    output: shapes.EventSchema,
    async run({ applicationId: id, ...values }, { viewer }, { services }) {
      const whole = await wholeApplication(services, viewer.id, id as ApplicationId)
      if (!whole) throw new Refusal('not_found')
      const event = await eventUseCases.add(services, viewer.id, id as ApplicationId, {
        kind: 'note',
        ...values,
      })
      const name = jobName({ title: whole.jobTitle, company: whole.companyName })
      return {
        answer: event,
        change: {
          summary: `Added a note to ${name}`,
          undo: { kind: 'note', applicationId: id, eventId: event.id },
        },
      }
    },
  }),
]
