/** Server-sent events, byte for byte. */
import { expect, test } from 'vitest'
import {
  encodeLiveEvents,
  encodeRetry,
  formatLiveEvent,
  type LiveEvent,
  parseVersion,
} from './live-events.ts'

test.each<[LiveEvent, string]>([
  [{ event: 'ready', version: 7 }, 'id: 7\nevent: ready\ndata: {"version":7}\n\n'],
  [{ event: 'reset', version: 9 }, 'id: 9\nevent: reset\ndata: {"version":9}\n\n'],
  [
    { event: 'change', change: { version: 8, kind: 'application', subject: '12' } },
    'id: 8\nevent: change\ndata: {"version":8,"kind":"application","subject":"12"}\n\n',
  ],
  [
    { event: 'change', change: { version: 8, kind: 'file', subject: 'a\n\nevent: ready' } },
    'id: 8\nevent: change\ndata: {"version":8,"kind":"file","subject":"a\\n\\nevent: ready"}\n\n',
  ],
  [{ event: 'beat' }, 'event: beat\ndata: {}\n\n'],
  [{ event: 'signed-out' }, 'event: signed-out\ndata: {}\n\n'],
])('%j', (event, expected) => {
  expect(formatLiveEvent(event)).toBe(expected)
})

test('the time before reconnecting is in milliseconds', () => {
  expect(decode(encodeRetry(1_500))).toBe('retry: 1500\n\n')
})

test('events sent together are the same bytes as one after the other', () => {
  const events: LiveEvent[] = [{ event: 'beat' }, { event: 'ready', version: 7 }]
  expect(decode(encodeLiveEvents(events))).toBe(events.map(formatLiveEvent).join(''))
})

test.each([
  ['12', 12],
  ['0', 0],
  ['', null],
  [null, null],
  ['-1', null],
  ['1e3', null],
  ['9'.repeat(16), null],
])('%j is the version %j', (text, expected) => {
  expect(parseVersion(text)).toBe(expected)
})

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
