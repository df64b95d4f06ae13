/** Specific to Pinpoint: pay that is sent although it is hidden, an employer that is not named. */
import { expect, test } from 'vitest'
import { gatherText, listingsOf } from '#test/source-answers.ts'
import { pinpoint } from './pinpoint.ts'

const gather = (posting: object) =>
  gatherText(pinpoint, 'acme', JSON.stringify({ data: [{ id: '1', title: 'Chef', ...posting }] }))
const pay = {
  compensation: '$20 - $30 / hour',
  compensation_minimum: 20,
  compensation_maximum: 30,
  compensation_currency: 'USD',
  compensation_frequency: 'hour',
}

test.each([false, null, undefined, 'no'])(
  'pay with visibility %s is not read',
  async (compensation_visible) => {
    const [listing] = listingsOf(await gather({ ...pay, compensation_visible }))
    expect(listing?.salary).toBeUndefined()
    expect(JSON.stringify(listing)).not.toContain('hour')
  },
)

test('visible pay is read', async () => {
  expect(listingsOf(await gather({ ...pay, compensation_visible: true }))).toMatchObject([
    {
      salary: { min: 20, max: 30, currency: 'USD', period: 'hour' },
      salaryText: '$20 - $30 / hour',
    },
  ])
})

test('the employer’s name comes from the adverts', async () => {
  const [listing] = listingsOf(await gather({ description: '<p>Join aCME today. aCME cooks.</p>' }))
  expect(listing?.company).toBe('aCME')
})
