import { expect, test } from 'vitest'
import { createReportFilter } from './report-filter.ts'

const NOW = Date.parse('2026-03-02T09:00:00Z')
const HOUR_MS = 3_600_000

test('a report is logged once an hour', () => {
  const isNews = createReportFilter()
  const report = { page: 'https://jobs.example.org/jobs', blocked: 'inline' }
  expect(isNews(report, NOW)).toBe(true)
  expect(isNews({ ...report }, NOW + HOUR_MS - 1)).toBe(false)
  expect(isNews({ ...report, page: 'https://jobs.example.org/' }, NOW + HOUR_MS - 1)).toBe(true)
  expect(isNews(report, NOW + HOUR_MS)).toBe(true)
})

test('made-up reports cannot fill the log, and are accepted again an hour later', () => {
  const isNews = createReportFilter()
  const news = Array.from({ length: 1_000 }, (_, page) => isNews({ page }, NOW))
  expect(news.filter(Boolean)).toHaveLength(50)
  expect(isNews({ page: 1_001 }, NOW + HOUR_MS)).toBe(true)
})
