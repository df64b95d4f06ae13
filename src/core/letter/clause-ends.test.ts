import { expect, test } from 'vitest'
import { tidyEnds } from './clause-ends.ts'

test.each([
  [
    'I built the API used by forty carriers, serving 1,200 requests a second',
    'I built the API used by forty carriers, serving 1,200 requests a second',
  ],
  [
    'I introduced a queue for shipment events, 9 million messages a day',
    'I introduced a queue for shipment events, with 9 million messages a day',
  ],
  [
    'I led a team of 5 engineers, 2 designers and 1 writer',
    'I led a team of 5 engineers, 2 designers and 1 writer',
  ],
  [
    'I rebuilt the form in React; 14 screens, checked with a screen reader',
    'I rebuilt the form in React (14 screens, checked with a screen reader)',
  ],
  [
    'I worked on a viewer for seismic volumes, C++ and Qt',
    'I worked on a viewer for seismic volumes (C++ and Qt)',
  ],
  [
    'I moved deployments to Helm, roll-back in two minutes',
    'I moved deployments to Helm (roll-back in two minutes)',
  ],
  [
    'I made the rota fair, from 31 pages a week to 4',
    'I made the rota fair: from 31 pages a week to 4',
  ],
  [
    'I moved Airflow to ECS, wrote the modules with the platform team',
    'I moved Airflow to ECS, and wrote the modules with the platform team',
  ],
  [
    'I built the library that all teams import; review about 20 changes a week',
    'I built the library that all teams import, and review about 20 changes a week',
  ],
  [
    'I mentor eight engineers, review every change, hire',
    'I mentor eight engineers, review every change, and hire',
  ],
])('“%s” ends as a sentence', (line, text) => expect(tidyEnds(line)).toBe(text))

test.each([
  'I run a weekly review with risk, legal and support',
  'I cut the bill by 2 million, mostly by deleting things',
  'I trained 200 users, in person and then on video',
  'I wrote a service, used by nine teams',
  'I wrote 140 tests, run nightly in the cloud',
  'I built a library, a small one',
  'I lead six engineers who own two services, all written in Go',
])('“%s” stays', (line) => expect(tidyEnds(line)).toBe(line))

test.each([
  [
    'I redesigned the form; completion rose from 54% to 81%',
    'I redesigned the form, and completion rose from 54% to 81%',
  ],
  [
    'I built the suite; a full run takes 11 minutes',
    'I built the suite, and a full run takes 11 minutes',
  ],
])('the result of “%s” follows “and”', (line, said) => expect(tidyEnds(line)).toBe(said))
