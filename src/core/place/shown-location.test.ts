import { expect, test } from 'vitest'
import { shownLocation } from './shown-location.ts'

test.each([
  ['London,England,United Kingdom', 'London, UK', 'London,England,United Kingdom'],
  ['BLANK,BLANK,Multiple Locations', 'Multiple Locations', 'BLANK,BLANK,Multiple Locations'],
  ['US-CA-San Francisco', 'San Francisco, California', 'US-CA-San Francisco'],
  ['Berlin, Germany', 'Berlin, Germany', null],
  ['Remote (EU) or Hybrid (Cork, Ireland)', 'Remote (EU) or Hybrid (Cork, Ireland)', null],
  ['Saint-Étienne', 'Saint-Étienne', null],
  ['Germany - Hamburg – Hybrid', 'Hamburg, Germany', 'Germany - Hamburg – Hybrid'],
  ['United States · San Francisco', 'San Francisco, California', 'United States · San Francisco'],
  ['Edinburgh, GB', 'Edinburgh, UK', 'Edinburgh, GB'],
  ['Edinburgh, United Kingdom', 'Edinburgh, UK', 'Edinburgh, United Kingdom'],
  ['München, DE', 'Munich, Germany', 'München, DE'],
  ['Austin, TX', 'Austin, TX', null],
  ['San Jose, CA', 'San Jose, CA', null],
  ['Copenhagen • Edinburgh', 'Copenhagen / Edinburgh', null],
  ['Remote – Canada', 'Remote, Canada', 'Remote – Canada'],
  ['Remote - Australia', 'Remote, Australia', 'Remote - Australia'],
  ['Remote (EU)', 'Remote, EU', 'Remote (EU)'],
  ['Remote, Europe', 'Remote, Europe', null],
  ['Canada, Remote', 'Remote, Canada', 'Canada, Remote'],
  ['United States (Remote)', 'Remote, United States', 'United States (Remote)'],
  ['EU - Remote', 'Remote, EU', 'EU - Remote'],
  ['Remote - APAC', 'Remote, APAC', 'Remote - APAC'],
  ['Fully remote within Ireland', 'Fully remote within Ireland', null],
  ['Remote (Worldwide)', 'Remote (Worldwide)', null],
  ['Remote - first company', 'Remote - first company', null],
  ['Remote (EU, ±3 hours of Vienna)', 'Remote (EU, ±3 hours of Vienna)', null],
  ['Dublin or Remote (Ireland)', 'Dublin or Remote (Ireland)', null],
  ['Hamburg - Acme Campus', 'Hamburg - Acme Campus', null],
])('%s is shown as %s', (written, text, raw) => {
  expect(shownLocation(written)).toEqual({ text, raw })
})

test.each([null, '', ' ', 'BLANK,BLANK'])('%j states no location', (written) => {
  expect(shownLocation(written)).toBeNull()
})
