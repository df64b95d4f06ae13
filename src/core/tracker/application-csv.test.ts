/** How table rows become applications, and which questions ambiguous rows raise. */
import { expect, test } from 'vitest'
import { type CsvAnswers, readCsvRows, sameJobKeys } from './application-csv.ts'
import { recogniseColumns } from './csv-columns.ts'

const NO_ANSWERS = { dayOrder: null, stages: new Map() }

/** Reads a small table whose first line is the header. */
function read(table: string[][], answers: Partial<CsvAnswers> = {}) {
  const [header = [], ...rows] = table
  return readCsvRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    { columns: recogniseColumns(header), ...NO_ANSWERS, ...answers },
  )
}

test('a row becomes an application, and missing values are null', () => {
  const { drafts, problems, dateQuestion, unknownStages } = read([
    [
      'Job Title',
      'Company',
      'Status',
      'Applied Date',
      'URL',
      'Salary',
      'Notes',
      'Recruiter',
      'Recruiter email',
    ],
    [
      'Engineer ',
      'Acme',
      'Phone screen',
      '3 April 2026',
      'acme.example/1',
      '$90k',
      'Nice',
      'Jo',
      'jo@acme.example',
    ],
  ])
  expect({ problems, dateQuestion, unknownStages }).toEqual({
    problems: [],
    dateQuestion: null,
    unknownStages: [],
  })
  expect(drafts).toEqual([
    {
      line: 2,
      application: {
        jobTitle: 'Engineer',
        companyName: 'Acme',
        companyWebsite: null,
        jobLocation: null,
        jobUrl: 'https://acme.example/1',
        jobDescription: null,
        salaryRange: '$90k',
        stage: 'Pre-Screen',
        appliedOn: '2026-04-03',
        followUpOn: null,
        notes: 'Nice',
      },
      contact: { name: 'Jo', email: 'jo@acme.example', phone: null },
      longNote: null,
      remarks: [],
    },
  ])
})

test('a row without a job title is rejected with its line, and an empty row is skipped', () => {
  const table = [
    ['Role', 'Company'],
    ['', 'Acme'],
    ['', ''],
    ['Engineer', ''],
  ]
  const { drafts, problems } = read(table)
  expect(problems).toEqual([{ line: 2, reason: 'has no job title' }])
  expect(drafts.map(({ line, application }) => [line, application.companyName])).toEqual([
    [4, 'Unknown Company'],
  ])
})

test('an ambiguous date raises a question, unless another row settles it', () => {
  const header = ['Role', 'Applied', 'Follow up']
  const asked = read([header, ['Engineer', '03/04/2026', '']])
  expect(asked.dateQuestion).toEqual({
    text: '03/04/2026',
    dayFirst: '2026-04-03',
    monthFirst: '2026-03-04',
  })
  expect(asked.drafts[0]?.application.appliedOn).toBeNull()

  const answered = read([header, ['Engineer', '03/04/2026', '']], { dayOrder: 'month_first' })
  expect(answered.dateQuestion).toBeNull()
  expect(answered.drafts[0]?.application.appliedOn).toBe('2026-03-04')

  const result = read([header, ['Engineer', '03/04/2026', ''], ['Designer', '', '25/04/2026']])
  expect(result.dateQuestion).toBeNull()
  expect(result.drafts[0]?.application.appliedOn).toBe('2026-04-03')
})

test('an unknown stage word raises one question', () => {
  const table = [
    ['Role', 'Status'],
    ['A', 'Vibe check'],
    ['B', 'vibe check!'],
    ['C', 'Offer'],
  ]
  const asked = read(table)
  expect(asked.unknownStages).toEqual(['Vibe check'])
  expect(asked.drafts.map(({ application }) => application.stage)).toEqual([
    'Interested',
    'Interested',
    'Offer Received',
  ])
  const answered = read(table, { stages: new Map([['vibe check', 'Final Interview']]) })
  expect(answered.drafts.map(({ application }) => application.stage)).toEqual([
    'Final Interview',
    'Final Interview',
    'Offer Received',
  ])
})

test('a row with an applied date and no stage is Applied', () => {
  const { drafts } = read([
    ['Role', 'Application Date'],
    ['A', '2026-04-03'],
    ['B', ''],
  ])
  expect(drafts.map(({ application }) => application.stage)).toEqual(['Applied', 'Interested'])
})

test('unreadable values are left out with a remark, and long notes go to the timeline', () => {
  const { drafts } = read([
    ['Role', 'Applied', 'Link', 'Notes'],
    ['A', 'soon', 'see my mail', 'n'.repeat(256)],
    ['B', 'N/A', '-', 'n'.repeat(255)],
  ])
  expect(drafts[0]?.remarks).toEqual([
    'The notes are too long for the notes field, so they go to the timeline.',
    'We can’t read “soon” as a date, so it’s left out.',
    '“see my mail” isn’t a web address, so it’s left out.',
  ])
  expect(drafts[0]?.longNote).toHaveLength(256)
  expect(drafts[0]?.application.notes).toBeNull()
  expect(drafts[1]).toMatchObject({ remarks: [], longNote: null })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'file:///etc/passwd'])(
  'the link %s is rejected',
  (url) => {
    const { drafts, problems } = read([
      ['Role', 'Link'],
      ['A', url],
    ])
    expect([drafts[0]?.application.jobUrl ?? null, problems.length <= 1]).toEqual([null, true])
  },
)

test('a row with a value over its limit is rejected, naming the value', () => {
  const { problems } = read([
    ['Role', 'Company'],
    ['t'.repeat(301), 'Acme'],
  ])
  expect(problems).toEqual([{ line: 2, reason: 'the job title must have at most 300 characters' }])
})

test('rows with the same link, or the same company and title, are about one job', () => {
  const keys = sameJobKeys({ jobTitle: 'Backend Engineer', companyName: 'Acme GmbH', jobUrl: null })
  expect(sameJobKeys({ jobTitle: 'BACKEND engineer', companyName: 'acme' })).toEqual(keys)
  expect(sameJobKeys({ jobTitle: 'A', companyName: 'Unknown Company' })).toEqual([])
})
