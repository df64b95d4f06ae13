/** Accounts over HTTP: signing up, who is signed in, and signing out. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUp } from './sign-up.ts'

test('a person signs up, confirms the address with the code from the email, and is signed in', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const session = (await (await ada.request('/api/auth/get-session')).json()) as {
    user: { email: string; emailVerified: boolean }
  }
  expect(session.user).toMatchObject({ email: ada.email, emailVerified: true })
  expect(app.errors).toEqual([])
})

test('signing out ends the session on the server', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const cookie = ada.jar.header()
  expect((await ada.send('POST', '/api/auth/sign-out', {})).status).toBe(200)
  const again = await app.request('/api/auth/get-session', { headers: { cookie } })
  expect(await again.json()).toBeNull()
})
