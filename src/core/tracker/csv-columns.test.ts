import { expect, test } from 'vitest'
import { CSV_FIELD_LABELS, CSV_FIELDS, looksLikeHeader, recogniseColumns } from './csv-columns.ts'

test.each([
  [
    'Simplify',
    'Job Title,Company Name,Job URL,Applied Date,Status,Status Date,Archived,Date Archived,Notes',
    ['title', 'company', 'url', 'appliedOn', 'stage', null, null, null, 'notes'],
  ],
  [
    'Teal',
    'Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement',
    [
      'title',
      'company',
      'salary',
      'location',
      'stage',
      null,
      null,
      'appliedOn',
      'followUpOn',
      null,
    ],
  ],
  [
    'Huntr',
    'Company,Job Title,List,Location,Salary,Job Post URL,Date Applied,Description,Notes',
    ['company', 'title', 'stage', 'location', 'salary', 'url', 'appliedOn', 'description', 'notes'],
  ],
  [
    'applications exported by LinkedIn, whose contact is the applicant',
    'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers',
    ['appliedOn', null, null, 'company', 'title', 'url', null, null],
  ],
  [
    'saved jobs exported by LinkedIn',
    'Saved Date,Job Url,Job Title,Company Name',
    [null, 'url', 'title', 'company'],
  ],
  [
    'Notion',
    'Company,Position,Stage,Application Date,Link,Contact,Salary Range,Next step date',
    ['company', 'title', 'stage', 'appliedOn', 'url', 'contactName', 'salary', 'followUpOn'],
  ],
  [
    'a person’s own spreadsheet',
    '🏢 Company *,ROLE,Status (drop-down),date_applied,Location/Remote,Recruiter Email,appliedVia',
    ['company', 'title', 'stage', 'appliedOn', 'location', 'contactEmail', null],
  ],
  [
    'a spreadsheet with two columns for one field',
    'Date,Role,Title,Company,Applied Date,Website,Website',
    [null, 'title', null, 'company', 'appliedOn', 'website', null],
  ],
])('%s', (_, headers, fields) => {
  expect(recogniseColumns(headers.split(','))).toEqual(fields)
})

test('our own labels are recognized', () => {
  expect(recogniseColumns(CSV_FIELDS.map((field) => CSV_FIELD_LABELS[field]))).toEqual(
    CSV_FIELDS.map((field) => field),
  )
})

test('headers that only resemble one are left out', () => {
  const headers = ['Status Date', '__proto__', 'constructor', '', 'Priority', 'Rejection reason']
  expect(recogniseColumns(headers)).toEqual([null, null, null, null, null, null])
})

test('a row of values is not a header', () => {
  expect(looksLikeHeader(['Acme', 'Backend Engineer', 'Applied'])).toBe(false)
  expect(looksLikeHeader(['Company', 'Role'])).toBe(true)
})
