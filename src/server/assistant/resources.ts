/** What assistants can attach to a conversation: a job, a company, the person's CV and applications. */

import { Refusal } from '#core/api/refusal.ts'
import type { Scope } from '#core/assistant/scope.ts'
import type { JobId } from '#core/job/job.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { jobAnswer } from '#server/api/job-answer.ts'
import { applicationPage } from '#server/api/me-applications-api.ts'
import { cvAnswer } from '#server/api/me-cv-answer.ts'
import * as cvs from '#store/cvs.ts'
import type { Caller } from '#work/assistant/read-caller.ts'
import { companyBySlug } from '#work/job/companies-at-hand.ts'
import { wholeJob } from '#work/job/whole-job.ts'
import { wholeApplication } from '#work/tracker/whole-application.ts'
import { type Call, requireScope } from './tool.ts'

type Resource = {
  /** With its one variable in braces, or without one. */
  uri: string
  name: string
  title: string
  description: string
  /** Null for public data. */
  scope: Scope | null
  read(part: string, caller: Caller | null, call: Call): Promise<object>
}

export const RESOURCES: readonly Resource[] = [
  {
    uri: 'job://{id}',
    name: 'job',
    title: 'A job',
    description: 'One job with its full text, salary, locations and history',
    scope: null,
    async read(part, _, { services }) {
      const whole = await wholeJob(services, requireJobId(part) as JobId)
      if (!whole) throw new Refusal('job_not_found')
      return jobAnswer(whole)
    },
  },
  {
    uri: 'company://{slug}',
    name: 'company',
    title: 'A company',
    description: 'One company and how many jobs it has open',
    scope: null,
    async read(part, _, { services }) {
      const company = await companyBySlug(services, part)
      if (!company) throw new Refusal('company_not_found')
      return company
    },
  },
  {
    uri: 'cv://current',
    name: 'cv',
    title: 'Your CV',
    description: 'The CV used for matches and cover letters',
    scope: 'cv:read',
    async read(_, given, { services }) {
      const { viewer } = requireScope(given, 'cv:read')
      const id = await cvs.current(services.db, viewer.id)
      if (!id) throw new Refusal('not_found')
      return cvAnswer(services, viewer.id, id)
    },
  },
  {
    uri: 'applications://all',
    name: 'applications',
    title: 'Your applications',
    description: 'The jobs that you track, last changed first',
    scope: 'applications:read',
    async read(_, given, { services }) {
      const { viewer } = requireScope(given, 'applications:read')
      return applicationPage(services, viewer.id, new URLSearchParams())
    },
  },
  {
    uri: 'application://{id}',
    name: 'application',
    title: 'One of your applications',
    description: 'An application with its timeline, contacts, interviews, tasks and documents',
    scope: 'applications:read',
    async read(part, given, { services }) {
      const { viewer } = requireScope(given, 'applications:read')
      const id = readNumericId<ApplicationId>(part)
      const whole = id && (await wholeApplication(services, viewer.id, id))
      if (!whole) throw new Refusal('not_found')
      return whole
    },
  },
]

/** The resource at an address, and the value of its variable; null if there is none. */
export function resourceAt(uri: string): { resource: Resource; part: string } | null {
  for (const resource of RESOURCES) {
    const [before = '', after] = resource.uri.split(/\{\w+\}/)
    if (after === undefined ? uri === before : uri.startsWith(before) && uri !== before) {
      return { resource, part: uri.slice(before.length) }
    }
  }
  return null
}

export const isTemplate = ({ uri }: Resource) => uri.includes('{')
