/**
 * Measures how well real location texts are read, against labels made by hand. The texts are not in the repository;
 * a label names its text by line number and a short hash.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseLocation } from '#core/place/place.ts'
import labels from './place-labels.json' with { type: 'json' }

const LOCATIONS = new URL('../../../shared/data/eval/locations.jsonl', import.meta.url)
const LISTINGS = new URL('../../../shared/data/jobs/listings.jsonl.gz', import.meta.url)
const hasTexts = existsSync(LOCATIONS) && existsSync(LISTINGS)

/** Minimum share of texts whose countries are exactly right. */
const COUNTRIES_RIGHT = 0.98
/** Maximum share of texts with a country that is not meant. */
const COUNTRIES_WRONG = 0.01
/** Minimum share of texts whose remote scope is right. */
const REMOTE_RIGHT = 0.98

const title = hasTexts ? '' : ' (skipped: ../shared/data with the texts is missing)'
test.skipIf(!hasTexts)(`countries and remote scope of real texts are right${title}`, () => {
  const cases = [
    ...readCases(labels.locations, readLines(readFileSync(LOCATIONS, 'utf8'), 'text')),
    ...readCases(
      labels.listings,
      readLines(gunzipSync(readFileSync(LISTINGS)).toString(), 'location'),
    ),
  ]
  const read = cases.map((label) => ({ ...label, got: parseLocation(label.text) }))
  const rightCountries = read.filter((c) => [...c.got.countries].sort().join(' ') === c.countries)
  const wrongCountry = read.filter((c) =>
    c.got.countries.some((code) => !c.countries.split(' ').includes(code)),
  )
  const rightRemote = read.filter((c) => c.got.remote === c.remote)
  const share = {
    countriesRight: rightCountries.length / read.length,
    countriesWrong: wrongCountry.length / read.length,
    remoteRight: rightRemote.length / read.length,
  }
  console.info(`${read.length} labelled texts`, share)
  expect(read.length).toBeGreaterThanOrEqual(400)
  expect(share.countriesRight).toBeGreaterThanOrEqual(COUNTRIES_RIGHT)
  expect(share.countriesWrong).toBeLessThanOrEqual(COUNTRIES_WRONG)
  expect(share.remoteRight).toBeGreaterThanOrEqual(REMOTE_RIGHT)
})

type Case = { text: string; countries: string; remote: string }

/** Labels whose text has changed are left out. */
function readCases(table: Record<string, string>, texts: string[]): Case[] {
  return Object.entries(table).flatMap(([line, label]) => {
    const [hash, countries = '', remote = ''] = label.split('|').map((part) => part.trim())
    const text = texts[Number(line) - 1] ?? ''
    return hash === shortHash(text) ? [{ text, countries, remote }] : []
  })
}

function readLines(jsonl: string, field: 'text' | 'location'): string[] {
  const lines = jsonl.trim().split('\n')
  return lines.map((line) => (JSON.parse(line) as Record<string, string>)[field] ?? '')
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
