import { afterEach, expect, test, vi } from 'vitest'
import type { Toast } from '#app/ui/toasts.tsx'
import type { JobActionName } from '#core/lists/job-actions.ts'
import { applyOptimistically } from './apply-optimistically.ts'

afterEach(() => vi.unstubAllGlobals())

/** The toasts of an action of a signed-in person to which the server gives this answer; null if it can't be reached. */
async function toastsOf(name: JobActionName, value: string, answer: Response | null) {
  vi.stubGlobal('fetch', async () => answer ?? Promise.reject(new TypeError('offline')))
  const toasts: Toast[] = []
  const queue = { current: Promise.resolve() }
  applyOptimistically(
    { name, value },
    {
      isVisitor: false,
      address: '/jobs',
      toast: (toast) => void toasts.push(toast),
      navigate: () => {},
      begin: () => {},
      end: () => {},
      queue,
    },
  )
  await queue.current
  return toasts
}

test.each<[JobActionName, string, string | null]>([
  ['save', '5', 'Failed to update saved job'],
  ['unsave', '5', 'Failed to update saved job'],
  ['dismiss', '5', 'Couldn’t hide this job. Try again.'],
  ['restore', '5', 'Couldn’t restore this job. Try again.'],
  ['hideCompany', 'acme', 'Couldn’t hide this company. Try again.'],
  ['showCompany', 'acme', 'Couldn’t restore this company. Try again.'],
  ['hideWord', 'Intern', 'Couldn’t hide jobs that mention “intern”. Try again.'],
  ['showWord', 'Intern', 'Couldn’t show jobs that mention “intern” again. Try again.'],
  ['view', '5', null],
])('a failed %s says what failed', async (name, value, description) => {
  for (const answer of [null, new Response('', { status: 500 })]) {
    const errors = (await toastsOf(name, value, answer)).filter((toast) => toast.isDestructive)
    expect(errors).toEqual(
      description === null ? [] : [{ title: 'Error', description, isDestructive: true }],
    )
  }
})

test('a refusal that tells what to do is shown as it is', async () => {
  const title = 'You’ve reached the limit.'
  const answer = Response.json({ code: 'lists_full', title }, { status: 409 })
  const last = (await toastsOf('hideWord', 'Intern', answer)).at(-1)
  expect(last).toEqual({ title: 'Error', description: title, isDestructive: true })
})
