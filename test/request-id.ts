/** Answers without the id that every request has of its own, to compare two of them. */
import type { TestApp } from './app.ts'

type Answer = Awaited<ReturnType<TestApp['request']>>

/** The text of an answer; a problem names its request. */
export const textWithoutId = async (answer: Answer): Promise<string> =>
  (await answer.text()).replace(/"requestId":"[^"]*"/, '"requestId":""')

export const headersWithoutId = ({ headers }: Answer): [string, string][] =>
  [...headers].filter(([name]) => name !== 'x-request-id').sort()
