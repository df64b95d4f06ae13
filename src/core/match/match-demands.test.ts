import { expect, test } from 'vitest'
import { parseLocation } from '#core/place/place.ts'
import { demandsOf } from './match-demands.ts'

test('each opening has the place that follows its name', () => {
  const descriptionText = `Acme | Several roles | Several places

- Product Designer - UK/Ireland
- Go Engineer | Remote (Europe)
- Engineering Manager (New York)
- Data Analyst - we love numbers`
  const job = {
    ...{ title: 'Several roles at Acme', company: 'Acme', locationText: null },
    ...{ location: parseLocation(''), workSetting: null, jobType: null, years: null, tags: [] },
    ...{ salary: null, descriptionText },
  }
  const { others, ...first } = demandsOf(job)
  const openings = [first, ...others].map(({ kinds, places, eligibility }) => [
    ...kinds,
    ...(places ?? []),
    ...(eligibility?.remote?.in ?? []),
  ])
  expect(openings).toEqual([
    ['product-designer', 'GB', 'IE'],
    ['backend', 'europe'],
    ['eng-manager', 'US/new york'],
    ['data-analyst'],
  ])
})
