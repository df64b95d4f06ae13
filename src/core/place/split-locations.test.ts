import { expect, test } from 'vitest'
import { splitLocations } from './split-locations.ts'

test('locations are separated by semicolons', () =>
  expect(splitLocations(' Berlin, Germany; ;DACH ')).toEqual(['Berlin, Germany', 'DACH']))
