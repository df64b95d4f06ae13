import { expect, test } from 'vitest'
import { LATE } from './in-time.ts'
import { createPlaces, type Leave } from './places.ts'

const MS = 60_000

test('places are handed on in the order of asking, and giving one back twice frees one', async () => {
  const places = createPlaces(1)
  const leave = (await places.enter(MS)) as Leave
  const order: string[] = []
  const enter = async (name: string) => {
    const place = (await places.enter(MS)) as Leave
    order.push(name)
    return place
  }
  const second = enter('second')
  const third = enter('third')
  leave()
  leave()
  const leaveSecond = await second
  expect(order).toEqual(['second'])
  leaveSecond()
  ;(await third)()
  expect(order).toEqual(['second', 'third'])
})

test('a request that waited too long takes no slot', async () => {
  const places = createPlaces(1)
  const leave = (await places.enter(MS)) as Leave
  expect(await places.enter(1)).toBe(LATE)
  leave()
  expect(await places.enter(1)).not.toBe(LATE)
})
