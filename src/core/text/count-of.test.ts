import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each<[...Parameters<typeof countOf>, string]>([
  [0, 'job', undefined, '0 jobs'],
  [1, 'job', undefined, '1 job'],
  [2_500, 'job', undefined, '2,500 jobs'],
  [1, 'company', 'companies', '1 company'],
  [0, 'company', 'companies', '0 companies'],
])('%i %s', (count, noun, plural, text) => expect(countOf(count, noun, plural)).toBe(text))
