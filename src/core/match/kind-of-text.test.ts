import { expect, test } from 'vitest'
import { kindOfText } from './kind-of-text.ts'

test.each([
  ['We look for an exceptional full-stack engineer as one of our first employees.', 'fullstack'],
  ['5+ years, strong full-stack or frontend generalist who moves fast', 'fullstack'],
  ['Ten years of experience, ideally in both the front end and the back end.', 'fullstack'],
  ['At least 5 years experience in backend development', 'backend'],
  ['Strong backend chops required', 'backend'],
  ['You have deep front-end expertise.', 'frontend'],
  ['A backend engineer works here.\nSo do frontend developers.', 'fullstack'],
  ['We seek our first hire to own infrastructure, DevOps, and compliance.', 'devops'],
  ['You own infrastructure. Strong backend skills required.', 'backend'],
  ['Our customers are frontend developers.', null],
  ['We build end-to-end encryption.', null],
])('%s: %s', (text, kind) => {
  expect(kindOfText(text)).toBe(kind)
})
