/** The profile over the API: read, changed, and never lost to a concurrent change. */
import { expect, test } from 'vitest'
import { EMPTY_PROFILE } from '#core/profile/profile.ts'
import { DEFAULT_PREFERENCES } from '#core/profile/profile-choices.ts'
import { createTestApp } from './app.ts'
import { signUp } from './sign-up.ts'

const PATH = '/api/me/profile'

type Person = Awaited<ReturnType<typeof signUp>>

const read = async (person: Person) =>
  (await (await person.request(PATH)).json()) as Record<string, unknown>

const full = {
  bio: 'I build things.',
  website: 'https://ada.example',
  skills: ['Rust', 'SQL'],
  experienceYears: 4,
  experience: [
    {
      company: 'Acme',
      position: 'Engineer',
      duration: '2020 – now',
      description: ['Built', 'Ran'],
    },
  ],
  education: [{ institution: 'MIT', degree: 'BSc', field: 'Physics', graduationYear: 2019 }],
  jobPreferences: { ...DEFAULT_PREFERENCES, remote: 'remote_only', locations: ['Berlin'] },
  onboardingCompleted: false,
}

test('everybody begins with an empty profile and the name they signed up with', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await read(ada)).toEqual({
    ...EMPTY_PROFILE,
    name: 'Ada Example',
    cvFileId: null,
    cvText: null,
    cvAnalysis: null,
    version: 0,
    updatedAt: null,
  })
})

test('a profile is written whole, and changed in parts', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect((await ada.send('PUT', PATH, { ...full, name: 'Ada L. Example' })).status).toBe(200)
  expect(await read(ada)).toMatchObject({ ...full, name: 'Ada L. Example', version: 1 })

  await ada.send('PATCH', PATH, { skills: ['Go', ' go ', 'Rust'] })
  expect(await read(ada)).toMatchObject({ ...full, skills: ['Go', 'Rust'], version: 2 })
  const me = (await (await ada.request('/api/me')).json()) as { name: string }
  expect(me.name).toBe('Ada L. Example')
  expect(app.errors).toEqual([])
})

test('a change to an outdated version is refused and changes nothing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.send('PATCH', PATH, { bio: 'first', version: 0 })
  const late = await ada.send('PATCH', PATH, { bio: 'second', version: 0 })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'profile_changed' })
  expect(await read(ada)).toMatchObject({ bio: 'first', version: 1 })
})

test('concurrent changes each raise the version', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await Promise.all([1, 2, 3, 4].map((n) => ada.send('PATCH', PATH, { bio: `${n}` })))
  expect(await read(ada)).toMatchObject({ version: 4 })
})

test.each([
  ['an unknown key', { plan: 'premium' }, 'body'],
  ['a version of the row', { cvText: 'a' }, 'body'],
  ['a wrong website', { website: 'javascript:alert(1)' }, 'website'],
  ['a blank name', { name: ' ' }, 'name'],
])('%s is refused by name', async (_, body, parameter) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.send('PATCH', PATH, body)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: [{ parameter }] })
  expect(await read(ada)).toMatchObject({ version: 0 })
})

test('each person has their own profile', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Other')
  await ada.send('PUT', PATH, full)
  expect(await read(bob)).toMatchObject({ skills: [], name: 'Bob Other' })
  expect((await app.request(PATH)).status).toBe(401)
})

test("a change is sent to the person's other tabs and devices", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.send('PATCH', PATH, { bio: 'Hi' })
  const changes = await app.services.db
    .selectFrom('account_changes')
    .select(['account_id', 'kind'])
    .execute()
  expect(changes).toEqual([{ account_id: ada.id, kind: 'profile' }])
})
