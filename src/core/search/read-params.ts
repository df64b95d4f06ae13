/** Reads URL parameters with a schema, each at most once. Blank means not given. */
import { z } from 'zod'
import type { Problem } from '#core/api/refusal.ts'

type Read<Question> =
  | { question: Question; problems: null }
  | { question: null; problems: Problem[] }

/**
 * `unknown: 'refuse'` (the API) reports unknown parameters; `'ignore'` (pages) lets campaign parameters pass. `usual`
 * has values for parameters that are not given.
 */
export function readParams<Shape extends z.ZodRawShape>(
  shape: Shape,
  entries: Iterable<[string, string]>,
  { unknown, usual = {} }: { unknown: 'refuse' | 'ignore'; usual?: Record<string, string> },
): Read<z.output<z.ZodObject<Shape>>> {
  const given: Record<string, string> = Object.create(null)
  const problems: Problem[] = []
  for (const [name, value] of entries) {
    if (!Object.hasOwn(shape, name)) {
      if (unknown === 'refuse') {
        problems.push({ parameter: name.slice(0, 60), message: 'is not a parameter here' })
      }
      continue
    }
    if (value.trim() === '') continue
    if (given[name] !== undefined) {
      problems.push({ parameter: name, message: 'may be given only once' })
    }
    given[name] = value
  }
  const read = z.object(shape).safeParse({ ...usual, ...given })
  if (!read.success) {
    for (const { path, message } of read.error.issues) {
      problems.push({ parameter: String(path[0]), message })
    }
  }
  return read.success && problems.length === 0
    ? { question: read.data, problems: null }
    : { question: null, problems }
}
