/** The listing text that an application stores is accepted by the application's own form. */
import { expect, test } from 'vitest'
import { ApplicationChange, MAX_DESCRIPTION } from '#core/tracker/application-input.ts'
import { listingText } from './add-application.ts'

test.each([
  ['letters', 'a'.repeat(MAX_DESCRIPTION + 1)],
  ['a surrogate pair at the end', `${'a'.repeat(MAX_DESCRIPTION - 1)}🚀`],
])('a listing that is too long, with %s, is cut to the limit of the form', (_, descriptionText) => {
  const job = { descriptionText, requirementsHtml: null } as Parameters<typeof listingText>[0]
  const jobDescription = listingText(job)
  expect(jobDescription?.startsWith('a'.repeat(MAX_DESCRIPTION - 1))).toBe(true)
  expect(ApplicationChange.parse({ jobDescription })).toEqual({ jobDescription })
})
