/** CF-01: without a good key of its own, and one that only it knows, no server starts. */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openKeyring, requireKeys } from '#server/account/open-keyring.ts'
import { createTestApp, TEST_KEY } from '#test/app.ts'

function directory() {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-keys-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return { dataDir: made, file: path.join(made, 'secret-key'), secretKeys: null }
}

/** The parts of an instance whose database nobody has sealed anything in. */
async function unsealed() {
  const { world } = await createTestApp()
  await world.db.deleteFrom('server_secrets').execute()
  return world
}

test('CF-01 with a database of its own the server wants a key, and says how to make one', () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  expect(() => requireKeys({ databaseUrl, secretKeys: null })).toThrow(
    /SECRET_KEY is needed with DATABASE_URL.*head -c 32 \/dev\/urandom/,
  )
  requireKeys({ databaseUrl, secretKeys: [TEST_KEY] })
  requireKeys({ databaseUrl: null, secretKeys: null })
})

test('CF-01 the first start makes a key that only its owner can read, and the next one uses it', async () => {
  const world = await unsealed()
  const here = directory()
  const first = await openKeyring(world, here)
  expect(fs.statSync(here.file).mode & 0o777).toBe(0o600)
  expect(first.secrets).toEqual([fs.readFileSync(here.file, 'utf8').trim()])
  expect(fs.readdirSync(here.dataDir)).toEqual(['secret-key'])
  expect((await openKeyring(world, here)).secrets).toEqual(first.secrets)
})

test('CF-01 a key that others can read, or that is none, is refused with what to do', async () => {
  const world = await unsealed()
  const here = directory()
  fs.writeFileSync(here.file, `${TEST_KEY}\n`, { mode: 0o644 })
  await expect(openKeyring(world, here)).rejects.toThrow(`Run: chmod 600 '${here.file}'`)
  fs.chmodSync(here.file, 0o600)
  await openKeyring(world, here)
  for (const text of ['', 'changeme', TEST_KEY.slice(1)]) {
    fs.writeFileSync(here.file, text)
    await expect(openKeyring(world, here)).rejects.toThrow('does not hold a key')
  }
})

test('CF-01 a database that was sealed with another key is refused, and no new key is made for it', async () => {
  const { world } = await createTestApp()
  const here = directory()
  await expect(openKeyring(world, here)).rejects.toThrow('sealed with another key')
  expect(fs.existsSync(here.file)).toBe(false)
  const other = { ...here, secretKeys: [randomBytes(32).toString('base64')] }
  await expect(openKeyring(world, other)).rejects.toThrow('than SECRET_KEY has')
})

test('the key of an earlier version moves from the database into the file', async () => {
  const world = await unsealed()
  const here = directory()
  const inside = randomBytes(32)
  await world.db.insertInto('server_secrets').values({ name: 'auth', value: inside }).execute()
  const keys = await openKeyring(world, here)
  expect(keys.secrets).toEqual([inside.toString('base64')])
  const rows = await world.db.selectFrom('server_secrets').select('name').execute()
  expect(rows).toEqual([{ name: 'key-id' }])
})
