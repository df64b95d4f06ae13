import { expect, test } from 'vitest'
import type { ApplicationId } from './application.ts'
import { formatDone, parseDone, type TrackerDone } from './tracker-done.ts'

const id = (number: number) => number as ApplicationId

test.each<TrackerDone>([
  { kind: 'nothing' },
  {
    kind: 'moved',
    to: 'Follow Up',
    moved: [
      { id: id(12), from: 'Interested', appliedOn: '2026-03-31' },
      { id: id(15), from: 'Ghosted', appliedOn: null },
    ],
  },
  { kind: 'deleted', ids: [id(1), id(2)] },
  { kind: 'waiting', id: id(7) },
  { kind: 'undone', count: 3 },
  { kind: 'added', id: id(7) },
])('$kind is read from the URL as it was written', (done) =>
  expect(parseDone(new URLSearchParams(formatDone(done)))).toEqual(done),
)

test.each([
  '',
  'done=moved&was=12.0',
  'done=moved&to=99&was=12.0',
  'done=moved&to=1&was=12',
  'done=moved&to=1&was=12.77',
  'done=deleted&was=x,-1,0,1.5e3',
  'done=nonsense&was=1',
])('"%s" is ignored', (address) =>
  expect(parseDone(new URLSearchParams(address))).toEqual({ kind: 'nothing' }),
)
