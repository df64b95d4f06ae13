import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  ApplicationChange,
  DocumentChange,
  EventChange,
  MAX_NOTES,
  NewApplication,
  NewByHand,
  NewContact,
  NewDocument,
  NewEvent,
  NewFromJob,
  NewInterview,
  NewTask,
  TaskChange,
} from './application-input.ts'

const FILE = '7d0f4a5e-2f0b-4c9e-9a53-1d2f3c4b5a69'

test.each<[z.ZodType, object, object]>([
  [NewFromJob, { jobId: 7, notes: '  ' }, { jobId: 7, notes: null }],
  [
    NewByHand,
    { jobTitle: ' Rust Engineer ', companyName: ' ', jobUrl: '' },
    { jobTitle: 'Rust Engineer', companyName: 'Unknown Company', jobUrl: null },
  ],
  [NewApplication, { jobId: 7, anyway: true }, { jobId: 7, anyway: true }],
  [ApplicationChange, { notes: 'x'.repeat(MAX_NOTES) }, { notes: 'x'.repeat(MAX_NOTES) }],
  [ApplicationChange, { appliedOn: null, links: [] }, { appliedOn: null, links: [] }],
  [ApplicationChange, {}, {}],
  [
    NewInterview,
    { round: 'System design', startsAt: '2026-03-31T09:00:00+02:00', timeZone: 'Europe/Berlin' },
    { round: 'System design', startsAt: '2026-03-31T07:00:00.000Z', timeZone: 'Europe/Berlin' },
  ],
  [EventChange, { text: '' }, { text: null }],
  [TaskChange, { isDone: true }, { isDone: true }],
  [NewDocument, { fileId: FILE }, { fileId: FILE }],
])('%# %j is accepted', (schema, given, expected) => {
  expect(schema.parse(given)).toEqual(expected)
})

test.each<[z.ZodType, object, string]>([
  [NewFromJob, { jobId: 7, jobTitle: 'Mine' }, ''],
  [NewByHand, { jobTitle: ' ' }, 'jobTitle'],
  [NewByHand, { jobTitle: 'x', accountId: 'someone' }, ''],
  [ApplicationChange, { notes: 'x'.repeat(MAX_NOTES + 1) }, 'notes'],
  [ApplicationChange, { stage: 'Hired' }, 'stage'],
  [ApplicationChange, { jobUrl: 'javascript:alert(1)' }, 'jobUrl'],
  [ApplicationChange, { companyWebsite: 'acme.example' }, 'companyWebsite'],
  [ApplicationChange, { appliedOn: '2026-02-30' }, 'appliedOn'],
  [ApplicationChange, { followUpOn: '9999-01-01' }, 'followUpOn'],
  [ApplicationChange, { links: [{ label: '', url: 'data:text/html,x' }] }, 'links.0.url'],
  [NewEvent, { kind: 'stage', text: 'Applied' }, 'kind'],
  [NewContact, { name: 'Bo', email: 'a@x.example,b@y.example' }, 'email'],
  [
    NewInterview,
    { round: 'x', startsAt: '2026-03-31T09:00:00Z', timeZone: 'Mars/Base' },
    'timeZone',
  ],
  [NewInterview, { round: 'x', startsAt: 'tomorrow', timeZone: 'UTC' }, 'startsAt'],
  [NewTask, { title: '' }, 'title'],
  [DocumentChange, {}, 'sentOn'],
])('%# %j is rejected: %o', (schema, given, path) => {
  const read = schema.safeParse(given)
  expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})
