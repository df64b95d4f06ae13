import { expect, test } from 'vitest'
import { paceOf, USUAL_PACE } from './host-pace.ts'

const NO_DISTANCE = { secondsBetween: 0, atOnce: 8 }

test.each([
  ['a host is asked once a second, twice at once', 'a.example', USUAL_PACE, {}, [1, 2]],
  [
    'one that says how fast is asked half as fast',
    'api.smartrecruiters.com',
    USUAL_PACE,
    {},
    [0.2, 4],
  ],
  ['one that wants less gets less', 'api.adzuna.com', USUAL_PACE, {}, [5, 1]],
  ['its robots.txt comes first', 'api.smartrecruiters.com', USUAL_PACE, { crawlDelay: 3 }, [3, 1]],
  ['a delay of an hour is half a minute', 'a.example', USUAL_PACE, { crawlDelay: 3_600 }, [30, 1]],
  ['a delay without an end is none', 'a.example', USUAL_PACE, { crawlDelay: Infinity }, [1, 2]],
  ['a negative one is none', 'a.example', USUAL_PACE, { crawlDelay: -1 }, [1, 2]],
  ['a run may want more distance', 'a.example', USUAL_PACE, { leastSeconds: 7 }, [7, 2]],
  ['but not less', 'a.example', USUAL_PACE, { leastSeconds: 0.1 }, [1, 2]],
  ['a pace of the caller holds for all', 'api.adzuna.com', NO_DISTANCE, {}, [0, 8]],
  ['a host named like a method has no pace of its own', 'constructor', USUAL_PACE, {}, [1, 2]],
] as const)('%s', (_, host, usual, asked, [secondsBetween, atOnce]) => {
  expect(paceOf(host, usual, asked)).toEqual({ secondsBetween, atOnce })
})
