import { expect, test } from 'vitest'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { alertAddress, alertName, alertOfQuery, alertQuery, requireFilters } from './alert.ts'
import { type AlertForm, alertForm, EMPTY_ALERT_FORM, readAlertForm } from './alert-form.ts'

const read = (form: Partial<AlertForm>) => readAlertForm({ ...EMPTY_ALERT_FORM, ...form })

test('keywords are split at commas and trimmed, and the alert is daily', () => {
  expect(read({ keywords: ' react, type script ,, ' }).alert).toEqual({
    keywords: ['react', 'type script'],
    filters: '',
    frequency: 'daily',
  })
})

test('every field becomes a filter of the search', () => {
  const { alert } = read({
    keywords: 'go',
    location: ' Berlin ',
    frequency: 'weekly',
    jobTypes: ['contract', 'full_time', 'nonsense'],
    isRemote: true,
    salaryMin: '€80,000',
    salaryCurrency: 'EUR',
    filters: 'company=acme&query=ignored&page=3&posted=today',
  })
  expect(alert).toEqual({
    keywords: ['go'],
    filters:
      'location=Berlin&remote=true&jobTypes=full_time,contract&salaryMin=80000&salaryCurrency=EUR&company=acme',
    frequency: 'weekly',
  })
})

test.each<[Partial<AlertForm>, object]>([
  [{}, { keywords: 'Keywords are required' }],
  [{ keywords: ' , ' }, { keywords: 'Keywords are required' }],
  [{ keywords: '🦄, OR' }, { keywords: 'Keywords are required' }],
  [{ keywords: 'go', frequency: '' }, { frequency: 'Frequency is required' }],
  [{ keywords: 'go', frequency: 'hourly' }, { frequency: 'Frequency is required' }],
  [
    { keywords: 'go', salaryMin: '-1' },
    { salaryMin: 'Enter the salary as a number up to 9,999,999,999, such as 80000.' },
  ],
  [
    { keywords: 'go', salaryMin: '20000000000' },
    { salaryMin: 'Enter the salary as a number up to 9,999,999,999, such as 80000.' },
  ],
  [
    { keywords: 'x,'.repeat(21) },
    { keywords: 'Enter at most 20 keywords. Create another alert for the others.' },
  ],
  [
    { keywords: 'x'.repeat(301) },
    { keywords: 'These keywords are too long. Use at most 300 characters.' },
  ],
])('%j is refused', (form, problems) => {
  expect(read(form)).toEqual({ alert: null, problems })
})

test.each([
  ['80000.50', 'salaryMin=80001'],
  ['$80,000.00', 'salaryMin=80000'],
  ['75.000', 'salaryMin=75000'],
  ['1.250.000', 'salaryMin=1250000'],
  ['80 000', 'salaryMin=80000'],
  ['80k', 'salaryMin=80000'],
  ['0', ''],
])('a minimum salary of %s is rounded', (salaryMin, filters) => {
  expect(read({ keywords: 'go', salaryMin }).alert?.filters).toBe(filters)
})

test('control characters out of a word processor count as spaces', () => {
  const { alert } = read({ keywords: 'type\vscript', location: 'Oslo\v' })
  expect(alert).toMatchObject({ keywords: ['type script'], filters: 'location=Oslo' })
})

test('hidden filters that cannot be read are refused, not left out', () => {
  expect(() => read({ keywords: 'go', filters: 'sectors=Gone' })).toThrow(
    expect.objectContaining({ code: 'invalid_body' }),
  )
})

test.each(['location=Oslo&sectors=Gone', 'location=Oslo&gone=true'])(
  'an alert with the filters %s, one of which is gone, finds nothing until they are chosen again',
  (filters) => {
    const alert = { keywords: ['go'], filters }
    expect([alertQuery(alert), alertAddress(alert), alertName(alert)]).toEqual([null, null, 'go'])
    expect(alertForm({ ...alert, frequency: 'daily' })).toEqual({
      ...EMPTY_ALERT_FORM,
      keywords: 'go',
    })
  },
)

test.each([
  ['salaryMin=20000000000', 'invalid_body'],
  ['location=a%0Bb', 'invalid_body'],
  [`tags=${'x'.repeat(2_000)}`, 'alert_too_long'],
])('the filters %s are not stored', (filters, code) => {
  expect(() => requireFilters(filters)).toThrow(expect.objectContaining({ code }))
})

test('a followed company needs no keywords', () => {
  expect(read({ filters: 'company=acme' }).alert?.filters).toBe('company=acme')
})

test('an alert in the form and back is the same alert', () => {
  const alert = {
    keywords: ['go', '"site reliability"'],
    filters: 'location=Oslo&remote=true&jobTypes=contract&experienceLevels=senior&salaryMin=90000',
    frequency: 'immediately' as const,
  }
  expect(readAlertForm(alertForm(alert)).alert).toEqual(alert)
})

test('a search becomes an alert without its order, page and limits of age', () => {
  const query = {
    ...EMPTY_QUERY,
    text: ' rust ',
    tags: ['Go'],
    sort: 'oldest' as const,
    page: 4,
    posted: 'today' as const,
    newSince: '2026-03-01T00:00:00.000Z',
  }
  expect(alertOfQuery(query)).toEqual({ keywords: ['rust'], filters: 'tags=Go' })
})

test.each([
  [['react', 'node js'], 'remote=true', '/jobs?query=react+node+js&remote=true', 'react, node js'],
  [[], 'company=acme', '/jobs?company=acme', 'Jobs at acme'],
  [[], 'location=Oslo', '/jobs?location=Oslo', 'Jobs in Oslo'],
  [[], 'remote=true', '/jobs?remote=true', 'Remote jobs'],
  [[], 'salaryMin=90000', '/jobs?salaryMin=90000', 'Jobs from $90,000'],
  [[], 'tags=Go,Rust', '/jobs?tags=Go,Rust', 'Go, Rust'],
])('the alert %j %s leads to %s and is called %s', (keywords, filters, address, name) => {
  expect(alertAddress({ keywords, filters })).toBe(address)
  expect(alertName({ keywords, filters })).toBe(name)
})

test('an alert for a company has its name, if it is known', () => {
  const alert = { keywords: [], filters: 'company=acme-gmbh' }
  expect(alertName({ ...alert, companyName: 'Acme GmbH' })).toBe('Jobs at Acme GmbH')
  expect(alertName({ ...alert, companyName: null })).toBe('Jobs at acme-gmbh')
})
