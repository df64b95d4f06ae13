import { expect, test } from 'vitest'
import { type CarouselEvent, changeCarousel, isAdvancing, startCarousel } from './carousel.ts'

const NEXT = { type: 'move', by: 1 } as const
const PREVIOUS = { type: 'move', by: -1 } as const
const SETTLE = { type: 'settle' } as const

const after = (slides: number, ...events: CarouselEvent[]) =>
  events.reduce(changeCarousel, startCarousel(slides))

test.each<[string, number, CarouselEvent[], number]>([
  ['starts at the first slide', 3, [], 0],
  ['next shows the following slide', 3, [NEXT], 1],
  ['next wraps from the last slide to the first', 3, [NEXT, SETTLE, NEXT, SETTLE, NEXT], 0],
  ['previous wraps from the first slide to the last', 3, [PREVIOUS], 2],
  ['moves are ignored until the first one has settled', 3, [NEXT, NEXT, PREVIOUS], 1],
  ['a single slide does not move', 1, [NEXT], 0],
])('%s', (_, slides, events, at) => expect(after(slides, ...events).at).toBe(at))

test('a move locks, and settling unlocks', () => {
  expect([after(3, NEXT).isMoving, after(3, NEXT, SETTLE).isMoving]).toEqual([true, false])
})

test.each<[string, CarouselEvent[], boolean]>([
  ['advances automatically', [], true],
  ['stops while the pointer is over it', [{ type: 'point', isInside: true }], false],
  ['stops while it has focus', [{ type: 'focus', isInside: true }], false],
  [
    'resumes when the pointer leaves',
    [
      { type: 'point', isInside: true },
      { type: 'point', isInside: false },
    ],
    true,
  ],
  ['stops when paused', [{ type: 'toggle' }], false],
  [
    'stays paused when the pointer leaves',
    [{ type: 'toggle' }, { type: 'point', isInside: false }],
    false,
  ],
  ['resumes when unpaused', [{ type: 'toggle' }, { type: 'toggle' }], true],
])('%s', (_, events, advances) => expect(isAdvancing(after(3, ...events))).toBe(advances))

test('a single slide does not advance', () => {
  expect(isAdvancing(startCarousel(1))).toBe(false)
})
