import { expect, it } from 'vitest'
import { jobSpecificText } from './job-specific-text.ts'

const ROLE = `You will own the ledger that settles every payment of our customers, from its tables to its alarms.
You have built services in Go or Rust that many others rely on, and you can explain why they held.
You will work with three engineers and a designer, on call one week in six.
Our ledger is small enough to be understood by one person and large enough to be interesting.`

it('text about the employer, pay and law is left out', () => {
  const advert = `About Acme
Acme is a bank for gardeners with offices in four countries and a dog in each of them.
About the role
${ROLE}
The salary range for this position is 90,000 to 120,000 EUR a year with equity and a learning budget.
Benefits
30 days of holidays
Acme is an equal opportunity employer and does not discriminate.`
  expect(jobSpecificText(advert)).toBe(`About the role\n${ROLE}`)
})

it('a list of roles with their pay stays', () => {
  const advert = `${ROLE}\nSenior Engineer - $178,500 + equity\nStaff Engineer - $200,000 + equity`
  expect(jobSpecificText(advert)).toBe(advert)
})

it('a text with too little left is kept in full', () => {
  const advert = 'About us\nWe build boats.\nBenefits\nLunch.'
  expect(jobSpecificText(advert)).toBe(advert)
})

it('a hostile text is read quickly', () => {
  const long = `${'*'.repeat(100_000)}x\n${'about '.repeat(20_000)}\n${'#'.repeat(79)}\n`
  expect(jobSpecificText(long)).toContain('about about')
})
