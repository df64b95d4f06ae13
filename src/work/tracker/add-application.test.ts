/** The text of a listing that an application keeps is one that its own form takes back. */
import { expect, test } from 'vitest'
import { ApplicationChange, MAX_DESCRIPTION } from '#core/tracker/application-input.ts'
import { listingText } from './add-application.ts'

test.each([
  ['letters', 'a'.repeat(MAX_DESCRIPTION + 1)],
  ['a sign of two halves at the end', `${'a'.repeat(MAX_DESCRIPTION - 1)}🚀`],
])('a listing that is too long, of %s, is cut to what may be changed', (_, descriptionText) => {
  const job = { descriptionText, requirementsHtml: null } as Parameters<typeof listingText>[0]
  const jobDescription = listingText(job)
  expect(jobDescription?.startsWith('a'.repeat(MAX_DESCRIPTION - 1))).toBe(true)
  expect(ApplicationChange.parse({ jobDescription })).toEqual({ jobDescription })
})
