import { expect, test } from 'vitest'
import { type CarouselEvent, changeCarousel, isAdvancing, startCarousel } from './carousel.ts'

const NEXT = { type: 'move', by: 1 } as const
const PREVIOUS = { type: 'move', by: -1 } as const
const SETTLE = { type: 'settle' } as const

const after = (slides: number, ...events: CarouselEvent[]) =>
  events.reduce(changeCarousel, startCarousel(slides))

test.each<[string, number, CarouselEvent[], number]>([
  ['it starts at the first slide', 3, [], 0],
  ['next shows the slide after', 3, [NEXT], 1],
  ['after the last comes the first', 3, [NEXT, SETTLE, NEXT, SETTLE, NEXT], 0],
  ['before the first comes the last', 3, [PREVIOUS], 2],
  ['a second move waits until the first has settled', 3, [NEXT, NEXT, PREVIOUS], 1],
  ['a single slide stays', 1, [NEXT], 0],
])('%s', (_, slides, events, at) => expect(after(slides, ...events).at).toBe(at))

test('a move locks, and settling unlocks', () => {
  expect([after(3, NEXT).isMoving, after(3, NEXT, SETTLE).isMoving]).toEqual([true, false])
})

test.each<[string, CarouselEvent[], boolean]>([
  ['it advances by itself', [], true],
  ['it stands still while pointed at', [{ type: 'point', isInside: true }], false],
  ['it stands still while focus is inside', [{ type: 'focus', isInside: true }], false],
  [
    'it goes on when the pointer has left',
    [
      { type: 'point', isInside: true },
      { type: 'point', isInside: false },
    ],
    true,
  ],
  ['it stands still once paused', [{ type: 'toggle' }], false],
  [
    'a paused one stays paused when the pointer leaves',
    [{ type: 'toggle' }, { type: 'point', isInside: false }],
    false,
  ],
  ['it goes on when the pause is over', [{ type: 'toggle' }, { type: 'toggle' }], true],
])('%s', (_, events, advances) => expect(isAdvancing(after(3, ...events))).toBe(advances))

test('a single slide has nowhere to advance to', () => {
  expect(isAdvancing(startCarousel(1))).toBe(false)
})
