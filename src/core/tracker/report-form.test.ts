import { expect, test } from 'vitest'
import type { ApplicationId } from './application.ts'
import {
  FORMS,
  REPORT_FORMS,
  type ReportFormKind,
  reportCells,
  reportPeriod,
} from './report-form.ts'
import { APPLY_METHODS, RESULTS, type ReportRow } from './search-report.ts'

const ROW: ReportRow = {
  id: 7 as ApplicationId,
  on: '2026-03-10',
  companyName: 'Acme AG',
  companyWebsite: 'https://acme.example',
  jobLocation: 'Zürich',
  contact: { name: 'Jo Sample', email: 'jo@acme.example', phone: null },
  jobTitle: 'Engineer (80-100%)',
  workload: '80–100%',
  method: 'email',
  result: 'rejected',
  resultOn: '2026-03-21',
}
const UNKNOWN: ReportRow = {
  ...ROW,
  on: null,
  companyName: null,
  companyWebsite: null,
  jobLocation: null,
  contact: null,
  workload: null,
  method: null,
  result: 'open',
  resultOn: null,
}

test.each<[ReportFormKind, string[], string[]]>([
  [
    'neutral',
    [
      '2026-03-10',
      'Acme AG',
      'Jo Sample, jo@acme.example',
      'Engineer (80-100%)',
      'Email',
      'Rejected (2026-03-21)',
    ],
    ['', '', '', 'Engineer (80-100%)', '', 'No decision yet'],
  ],
  [
    'de',
    [
      '10.03.2026',
      'Acme AG, Jo Sample, jo@acme.example',
      'Engineer (80-100%)',
      'per E-Mail',
      'Absage (21.03.2026)',
    ],
    ['', '', 'Engineer (80-100%)', '', 'offen'],
  ],
  [
    'ch',
    [
      '10.03.2026',
      'Acme AG, Zürich, Jo Sample, jo@acme.example',
      'Engineer (80-100%)',
      '80–100%',
      'per E-Mail',
      'Absage (21.03.2026)',
    ],
    ['', '', 'Engineer (80-100%)', '', '', 'offen'],
  ],
  [
    'us',
    [
      '03/10/2026',
      'Acme AG',
      'https://acme.example, jo@acme.example',
      'Jo Sample',
      'Engineer (80-100%)',
      'Email',
      'Rejected (03/21/2026)',
    ],
    ['', '', '', '', 'Engineer (80-100%)', '', 'No decision yet'],
  ],
])('the form "%s" has cells for what is known, and empty ones', (kind, known, unknown) => {
  expect(reportCells(FORMS[kind], ROW)).toEqual(known)
  expect(reportCells(FORMS[kind], UNKNOWN)).toEqual(unknown)
})

test.each<[ReportFormKind, string]>([
  ['neutral', '2026-03-01 – 2026-03-31'],
  ['de', '01.03.2026 – 31.03.2026'],
  ['ch', '01.03.2026 – 31.03.2026'],
  ['us', '03/01/2026 – 03/31/2026'],
])('the form "%s" writes the period as %s', (kind, period) => {
  expect(reportPeriod(FORMS[kind], { first: '2026-03-01', last: '2026-03-31' })).toBe(period)
})

test.each(REPORT_FORMS)('the form "%s" has its own word for each result and method', (kind) => {
  const { results, methods } = FORMS[kind]
  expect(new Set(RESULTS.map((it) => results[it])).size).toBe(RESULTS.length)
  expect(new Set(APPLY_METHODS.map((it) => methods[it])).size).toBe(APPLY_METHODS.length)
})
