import { expect, test } from 'vitest'
import { laneOfHost, paceOf, USUAL_PACE } from './host-pace.ts'

const NO_DISTANCE = { secondsBetween: 0, atOnce: 8 }

test.each([
  ['a host gets one request a second, two at once', 'a.example', USUAL_PACE, {}, [1, 2]],
  [
    'a host that bears more gets what its source states',
    'api.smartrecruiters.com',
    USUAL_PACE,
    {},
    [0.125, 6],
  ],
  ['a host with a lower limit gets fewer requests', 'api.adzuna.com', USUAL_PACE, {}, [5, 1]],
  [
    'a longer delay in robots.txt takes precedence',
    'api.smartrecruiters.com',
    USUAL_PACE,
    { crawlDelay: 3 },
    [3, 1],
  ],
  [
    'a delay of an hour is capped at half a minute',
    'a.example',
    USUAL_PACE,
    { crawlDelay: 3_600 },
    [30, 1],
  ],
  ['an infinite delay is ignored', 'a.example', USUAL_PACE, { crawlDelay: Infinity }, [1, 2]],
  ['a negative delay is ignored', 'a.example', USUAL_PACE, { crawlDelay: -1 }, [1, 2]],
  ['a run can ask for a longer interval', 'a.example', USUAL_PACE, { leastSeconds: 7 }, [7, 2]],
  [
    'a run cannot ask for a shorter interval',
    'a.example',
    USUAL_PACE,
    { leastSeconds: 0.1 },
    [1, 2],
  ],
  ['a pace set by the caller applies to all hosts', 'api.adzuna.com', NO_DISTANCE, {}, [0, 8]],
  ['a host named like an object method gets the usual pace', 'constructor', USUAL_PACE, {}, [1, 2]],
] as const)('%s', (_, host, usual, asked, [secondsBetween, atOnce]) => {
  expect(paceOf(host, usual, asked)).toEqual({ secondsBetween, atOnce })
})

test.each([
  ['api.lever.co', 'api.lever.co'],
  ['acme.teamtailor.com', 'teamtailor.com'],
  ['acme.jobs.personio.de', 'jobs.personio.de'],
  ['teamtailor.com.example', undefined],
  ['notteamtailor.com', undefined],
  ['constructor', undefined],
])('%s is in the lane %s', (host, lane) => {
  expect(laneOfHost(host)?.name).toBe(lane)
})
