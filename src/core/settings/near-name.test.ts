import { expect, test } from 'vitest'
import { nearestName } from './near-name.ts'

const KNOWN = ['PORT', 'HOST', 'CLAMD', 'METRICS', 'DATA_DIR', 'DATABASE_URL', 'GITHUB_CLIENT_ID']

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['port', 'PORT'],
  ['CLAM', 'CLAMD'],
  ['METRIC', 'METRICS'],
  ['GITHUB_CLIENTID', 'GITHUB_CLIENT_ID'],
])('%s is close to %s', (name, meant) => {
  expect(nearestName(name, KNOWN)).toBe(meant)
})

test.each(['PATH', 'POST', 'HOME', 'HOSTNAME', 'PORTS', 'PGDATABASE', 'GITHUB_ACTIONS', 'METEOR'])(
  '%s is close to no known name',
  (name) => {
    expect(nearestName(name, KNOWN)).toBeNull()
  },
)
