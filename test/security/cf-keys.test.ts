/** CF-01: the server starts only with a good secret key that only it can read. */
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

/** An instance whose database does not contain sealed data yet. */
async function unsealed() {
  const { services } = await createTestApp()
  await services.db.deleteFrom('server_secrets').execute()
  return services
}

test('CF-01 with its own database the server requires a key, and says how to make one', () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  expect(() => requireKeys({ databaseUrl, secretKeys: null })).toThrow(
    /SECRET_KEY is required with DATABASE_URL.*head -c 32 \/dev\/urandom/,
  )
  requireKeys({ databaseUrl, secretKeys: [TEST_KEY] })
  requireKeys({ databaseUrl: null, secretKeys: null })
})

test('CF-01 the first start creates a key that only its owner can read, and the next one uses it', async () => {
  const services = await unsealed()
  const here = directory()
  const first = await openKeyring(services, here)
  expect(fs.statSync(here.file).mode & 0o777).toBe(0o600)
  expect(first.secrets).toEqual([fs.readFileSync(here.file, 'utf8').trim()])
  expect(fs.readdirSync(here.dataDir)).toEqual(['secret-key'])
  expect((await openKeyring(services, here)).secrets).toEqual(first.secrets)
})

test('CF-01 a key that others can read, or an invalid one, is refused with instructions', async () => {
  const services = await unsealed()
  const here = directory()
  fs.writeFileSync(here.file, `${TEST_KEY}\n`, { mode: 0o644 })
  await expect(openKeyring(services, here)).rejects.toThrow(`Run: chmod 600 '${here.file}'`)
  fs.chmodSync(here.file, 0o600)
  await openKeyring(services, here)
  for (const text of ['', 'changeme', TEST_KEY.slice(1)]) {
    fs.writeFileSync(here.file, text)
    await expect(openKeyring(services, here)).rejects.toThrow('does not hold a key')
  }
})

test('CF-01 a database sealed with another key is refused, and no new key is created for it', async () => {
  const { services } = await createTestApp()
  const here = directory()
  await expect(openKeyring(services, here)).rejects.toThrow('sealed with a different key')
  expect(fs.existsSync(here.file)).toBe(false)
  const other = { ...here, secretKeys: [randomBytes(32).toString('base64')] }
  await expect(openKeyring(services, other)).rejects.toThrow('than the one in SECRET_KEY')
})

test('the key of an earlier version is moved from the database into the file', async () => {
  const services = await unsealed()
  const here = directory()
  const inside = randomBytes(32)
  await services.db.insertInto('server_secrets').values({ name: 'auth', value: inside }).execute()
  const keys = await openKeyring(services, here)
  expect(keys.secrets).toEqual([inside.toString('base64')])
  const rows = await services.db.selectFrom('server_secrets').select('name').execute()
  expect(rows).toEqual([{ name: 'key-id' }])
})
