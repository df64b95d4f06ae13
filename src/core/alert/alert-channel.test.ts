import { expect, test } from 'vitest'
import { channelEnding } from './alert-channel.ts'

test.each([
  ['https://example.com/hooks/T01/abcdef123456', '3456'],
  ['https://example.com/hook?key=abcdef123456', '3456'],
  ['https://ntfy.sh/jobs', 'bs'],
  ['https://ntfy.sh/jobs/', 'bs'],
  ['https://ntfy.sh/a', ''],
  ['https://example.com/', ''],
])('the ending of %s, never all of it, is "%s"', (url, ending) =>
  expect(channelEnding(url)).toBe(ending),
)
