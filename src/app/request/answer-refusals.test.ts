import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { answerRefusals } from './answer-refusals.ts'
import { isRefused } from './refused.ts'

/** A build with one route. The cast omits fields that these tests do not use. */
const buildWith = (loader: () => unknown) =>
  ({ routes: { page: { id: 'page', module: { loader } } } }) as unknown as ServerBuild

async function load(build: ServerBuild) {
  const loader = build.routes.page?.module.loader as unknown as (args: object) => Promise<unknown>
  const request = new Request('http://rolecall.test/jobs')
  try {
    return await loader({ request, context: new RouterContextProvider() })
  } catch (thrown) {
    return thrown
  }
}

test('a refusal becomes a response with its status, message and problems', async () => {
  const problems = [{ parameter: 'sort', message: 'must be one of newest, oldest' }]
  const thrown = await load(
    answerRefusals(
      buildWith(() => {
        throw new Refusal('invalid_parameter', problems)
      }),
    ),
  )
  expect(thrown).toMatchObject({
    data: {
      refused: 'invalid_parameter',
      message: 'A filter or value in this link is invalid. Remove it and try again.',
      problems,
    },
    init: { status: 400 },
  })
})

test('other errors of a request without an id pass through unchanged', async () => {
  const bug = new Error('undefined is not a function')
  const thrown = await load(
    answerRefusals(
      buildWith(() => {
        throw bug
      }),
    ),
  )
  expect(thrown).toBe(bug)
})

test('loader data passes through unchanged', async () => {
  expect(await load(answerRefusals(buildWith(() => 'the page')))).toBe('the page')
})

test.each([
  [
    {
      refused: 'not_found',
      message: 'We couldn’t find this page or item. It may have been deleted.',
      problems: [],
    },
    true,
  ],
  ['Not Found', false],
  [null, false],
])('%j is a refusal: %s', (value, expected) => expect(isRefused(value)).toBe(expected))
