/** The typed client: its types are those of the API, and the examples of its README run. */
import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { formatClientTypes, TYPES_FILE } from '#dev/api-client.ts'
import { findJobs } from '../clients/typescript/examples/find-jobs.ts'
import { importTable } from '../clients/typescript/examples/import-table.ts'
import { trackApplication } from '../clients/typescript/examples/track-application.ts'
import { answerOf, createRolecall, Refused } from '../clients/typescript/src/client.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const CLIENT = 'clients/typescript'

async function served() {
  const app = await createTestApp()
  const ada = await signUp(app)
  const made = await ada.send('POST', '/api/me/tokens', {
    name: 'Client',
    isReadOnly: false,
    lifetimeDays: 30,
  })
  const { token } = (await made.json()) as { token: string }
  return { app, token, url: `http://127.0.0.1:${await app.listen()}` }
}

test('the types are up to date: run npm run api-client', () => {
  expect(fs.readFileSync(TYPES_FILE, 'utf8') === formatClientTypes()).toBe(true)
})

test('the examples in the README are the files that run here', () => {
  const readme = fs.readFileSync(`${CLIENT}/README.md`, 'utf8')
  const shown = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code)
  const files = ['find-jobs', 'track-application', 'import-table'].map((name) =>
    fs
      .readFileSync(`${CLIENT}/examples/${name}.ts`, 'utf8')
      .replace("'../src/client.ts'", "'rolecall-client'"),
  )
  expect(shown).toEqual(files)
})

test('the examples do what they say against the product', async () => {
  const { app, token, url } = await served()
  await app.take([
    listing({ title: 'Rust Engineer', company: 'Acme', workplace: 'remote' }),
    listing({ title: 'Baker', company: 'Acme' }),
  ])
  expect(await findJobs(url)).toEqual(['Rust Engineer at Acme'])
  expect(await trackApplication(url, token)).toBe('version_conflict')
  expect(await importTable(url, token)).toEqual({ rows: 2, applications: 2 })
})

test('a refusal is thrown with its code', async () => {
  const { url } = await served()
  const asked = answerOf(createRolecall({ url, token: 'rc_wrong' }).GET('/api/me'))
  const refused = await asked.catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect((refused as Refused).problem).toMatchObject({ status: 401, code: 'invalid_token' })
})
