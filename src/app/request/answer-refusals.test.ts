import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { answerRefusals } from './answer-refusals.ts'
import { isRefused } from './refused.ts'

/** A build with one route; React Router's type asks for much that is not looked at here. */
const buildWith = (loader: () => unknown) =>
  ({ routes: { page: { id: 'page', module: { loader } } } }) as unknown as ServerBuild

async function load(build: ServerBuild) {
  const loader = build.routes.page?.module.loader as unknown as () => Promise<unknown>
  try {
    return await loader()
  } catch (thrown) {
    return thrown
  }
}

test('a refusal leaves a loader with its status, its sentence and its problems', async () => {
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
      message: 'A part of this address is not valid.',
      problems,
    },
    init: { status: 400 },
  })
})

test('a bug stays a bug', async () => {
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

test('what a loader answers passes unchanged', async () => {
  expect(await load(answerRefusals(buildWith(() => 'the page')))).toBe('the page')
})

test.each([
  [{ refused: 'not_found', message: 'We could not find that.', problems: [] }, true],
  ['Not Found', false],
  [null, false],
])('%j is a refusal: %s', (value, expected) => expect(isRefused(value)).toBe(expected))
