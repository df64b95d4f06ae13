/**
 * The profile pages, used as by a browser without JavaScript: forms that save and redirect, or return with the
 * input.
 */
import { expect, test } from 'vitest'
import { ENTRIES_WARNING, NOTHING_READ_NOTICE, SKILLS_WARNING } from '#core/profile/onboarding.ts'
import { createTestApp } from './app.ts'
import { docx, fileForm, pdf, png } from './sample-files.ts'
import { browser, PASSWORD, signUp } from './sign-up.ts'

const PAGE = '/dashboard/profile'
const STEPS = '/dashboard/onboarding'

type Person = Awaited<ReturnType<typeof signUp>>
type Fields = Record<string, string>

const read = async (person: Person) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer
  (await (await person.request('/api/me/profile')).json()) as any

const job = {
  position: 'Engineer',
  company: 'Acme',
  duration: '2020',
  description: '- Built\n• Ran\nRepaired',
}

/** The value of the hidden field that follows this text on the page. */
function hidden(html: string, after: string, name: string): string {
  const part = html.slice(html.indexOf(after))
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(part)?.[1] ?? ''
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

test.each<[string, Fields, string, object]>([
  [
    'about',
    {
      intent: 'save-about',
      name: 'Ada L.',
      bio: 'Hi',
      website: 'ada.example',
      experienceYears: '4',
    },
    'about',
    { name: 'Ada L.', bio: 'Hi', website: 'https://ada.example', experienceYears: 4 },
  ],
  [
    'skills',
    { intent: 'add-skills', skills: 'Rust, Go; rust' },
    'skills',
    { skills: ['Rust', 'Go'] },
  ],
  [
    'experience',
    { intent: 'save-experience', ...job },
    'experience',
    {
      experience: [
        {
          position: 'Engineer',
          company: 'Acme',
          duration: '2020',
          description: ['Built', 'Ran', 'Repaired'],
        },
      ],
    },
  ],
  [
    'education',
    {
      intent: 'save-education',
      degree: 'BSc',
      institution: 'MIT',
      field: '',
      graduationYear: '2019',
    },
    'education',
    { education: [{ degree: 'BSc', institution: 'MIT', field: '', graduationYear: 2019 }] },
  ],
  [
    'preferences',
    {
      intent: 'save-preferences',
      salaryMin: '80000',
      salaryMax: '120,000',
      remote: 'remote_only',
      jobTypes: 'contract',
      yearsWorked: '3-5',
      locations: 'Berlin\nParis',
    },
    'preferences',
    {
      jobPreferences: {
        salaryMin: 80_000,
        salaryMax: 120_000,
        remote: 'remote_only',
        jobTypes: ['contract'],
        yearsWorked: '3-5',
        locations: ['Berlin', 'Paris'],
      },
    },
  ],
])('the %s form saves and leads back to its section', async (_, fields, section, saved) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.submit(PAGE, fields)
  expect(answer.status).toBe(302)
  const place = answer.headers.get('location') ?? ''
  expect(place).toBe(`${PAGE}?saved=${section}#${section}`)
  expect(await ada.page(place.split('#')[0] ?? '')).toContain('Saved')
  expect(await read(ada)).toMatchObject(saved)
  expect(app.errors).toEqual([])
})

test.each<[string, Fields, string, string]>([
  [
    'a blank name',
    { intent: 'save-about', name: ' ', bio: 'Kept words' },
    'Please provide your full name',
    'Kept words',
  ],
  [
    'a script as website',
    { intent: 'save-about', name: 'Ada', website: 'javascript:alert(1)' },
    'Enter a web address that starts with https://',
    'javascript:alert(1)',
  ],
  [
    'a position without a company',
    { intent: 'save-experience', ...job, company: '' },
    'Enter a company',
    'Repaired',
  ],
  [
    'a maximum below the minimum',
    { intent: 'save-preferences', salaryMin: '9', salaryMax: '8' },
    'The maximum salary must not be below the minimum',
    '',
  ],
])('%s is reported beside its field, and the input is kept', async (_, fields, problem, typed) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.submit(PAGE, fields)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(problem)
  expect(html).toContain(typed)
  expect(await read(ada)).toMatchObject({ version: 0 })
})

test('a removed skill can be restored at its position', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.submit(PAGE, { intent: 'add-skills', skills: 'Go,Rust,SQL' })
  await ada.submit(PAGE, { intent: 'remove-skill', skill: 'Rust' })
  expect((await read(ada)).skills).toEqual(['Go', 'SQL'])
  expect(await ada.page(PAGE)).toMatch(/Rust<\/strong> was removed/)
  await ada.submit(PAGE, { intent: 'undo', section: 'skills' })
  expect((await read(ada)).skills).toEqual(['Go', 'Rust', 'SQL'])
})

test('an entry is changed and removed even if its position has changed', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.submit(PAGE, { intent: 'save-experience', ...job })
  const was = hidden(await ada.page(PAGE), 'Edit Engineer at Acme', 'was')
  await ada.submit(PAGE, { intent: 'save-experience', ...job, company: 'Newer' })

  await ada.submit(PAGE, { intent: 'save-experience', ...job, position: 'Lead', was })
  const companies = async () =>
    (await read(ada)).experience.map((it: Fields) => `${it.position} at ${it.company}`)
  expect(await companies()).toEqual(['Engineer at Newer', 'Lead at Acme'])

  const late = await ada.submit(PAGE, { intent: 'remove-experience', was })
  expect(late.status).toBe(409)
  expect(await companies()).toEqual(['Engineer at Newer', 'Lead at Acme'])
})

test("a conflicting change from elsewhere is shown beside one's own, and neither is lost", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const was = hidden(await ada.page(PAGE), 'id="about-title"', 'was')
  const mine = { intent: 'save-about', name: 'Ada Example', bio: 'my words', was }
  await ada.submit(PAGE, { intent: 'add-skills', skills: 'Rust' }) // another section is no conflict
  expect((await ada.submit(PAGE, { ...mine, bio: 'first words' })).status).toBe(302)

  const answer = await ada.submit(PAGE, mine)
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('This was changed somewhere else in the meantime.')
  expect(html).toContain('first words')
  expect(html).toContain('my words')
  expect((await read(ada)).bio).toBe('first words')

  const now = hidden(html, 'id="about-title"', 'was')
  expect((await ada.submit(PAGE, { ...mine, was: now })).status).toBe(302)
  expect((await read(ada)).bio).toBe('my words')
})

test('a picture is shown at the top of the page, and to nobody else', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Other')
  const body = fileForm('me.png', png(), { intent: 'upload-picture' })
  expect((await ada.request(`${PAGE}?form=upload-picture`, { method: 'POST', body })).status).toBe(
    302,
  )
  const [, address = ''] =
    /<img src="(\/dashboard\/files\/[^"]+)"/.exec(await ada.page('/about')) ?? []
  expect((await ada.request(address)).headers.get('content-type')).toBe('image/png')
  expect((await eve.request(address)).status).toBe(404)

  await ada.submit(PAGE, { intent: 'remove-picture' })
  expect(await ada.page('/about')).not.toContain('/dashboard/files/')
  expect((await ada.request(address)).status).toBe(404)
})

const upload = (person: Person, name: string, content: Uint8Array, path = PAGE) =>
  person.request(`${path}?form=upload-cv`, {
    method: 'POST',
    body: fileForm(name, content, {
      intent: 'upload-cv',
      ...(path === STEPS && { step: '1', go: 'next' }),
    }),
  })

test('a CV is stored, its skills are suggested, and it can be deleted and restored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(
    (await upload(ada, 'cv.docx', docx('Ada Example', 'Kubernetes and PostgreSQL'))).status,
  ).toBe(302)
  const page = await ada.page(PAGE)
  expect(page).toContain('cv.docx')
  expect(page).toContain('From your CV')
  expect(page).not.toContain(NOTHING_READ_NOTICE.slice(0, 20))
  expect(await read(ada)).toMatchObject({ cvText: 'Ada Example\nKubernetes and PostgreSQL' })

  const gone = await ada.submit(PAGE, { intent: 'delete-cv' })
  const place = gone.headers.get('location') ?? ''
  expect(await read(ada)).toMatchObject({ cvText: null, cvFileId: null })
  const fileId = new URL(place, 'http://a').searchParams.get('file') ?? ''
  expect(await ada.page(place.split('#')[0] ?? '')).toContain('Your CV was deleted.')
  await ada.submit(PAGE, { intent: 'restore-cv', fileId })
  expect(await read(ada)).toMatchObject({
    cvText: 'Ada Example\nKubernetes and PostgreSQL',
    cvFileId: fileId,
  })
})

test('an unreadable CV is stored with a notice', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await upload(ada, 'cv.pdf', pdf())
  const page = (await ada.page(PAGE)).replaceAll('&#x27;', "'")
  expect(page).not.toContain(NOTHING_READ_NOTICE)
  expect(page).toContain('Could not read file content. Please try a different file format.')
})

const CV_LINES = [
  'Ada Example',
  'ada@example.org',
  'Experience',
  'Acme Ltd',
  'Data Engineer',
  'Jan 2022 – Present',
  'Education',
  'Example University',
  'BSc Physics',
  '2016 – 2019',
  'Skills',
  'Python, SQL',
]

test('details from the CV are suggested, and added section by section', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.submit(PAGE, { intent: 'paste-cv', text: CV_LINES.join('\n') })
  const page = await ada.page(PAGE)
  expect(page).toMatch(/My CV, [A-Z][a-z]+ \d{1,2}/)
  expect(page).toContain('Add Data Engineer at Acme Ltd')
  expect(page).toContain('Check what we read and fix mistakes')
  await ada.submit(PAGE, { intent: 'add-from-cv', list: 'experience', entry: '' })
  await ada.submit(PAGE, { intent: 'add-from-cv', list: 'education', entry: '' })
  expect(await read(ada)).toMatchObject({
    experience: [
      { company: 'Acme Ltd', position: 'Data Engineer', duration: 'Jan 2022 – Present' },
    ],
    education: [{ institution: 'Example University', graduationYear: 2019 }],
    cvAnalysis: { skills: expect.arrayContaining(['Python', 'SQL']) },
  })
  expect(await ada.page(PAGE)).not.toContain('Add Data Engineer at Acme Ltd')
  const again = await ada.submit(PAGE, { intent: 'add-from-cv', list: 'experience', entry: '' })
  expect(again.status).toBe(409)
})

test('everything that the CV adds is added at once', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.submit(PAGE, { intent: 'paste-cv', text: CV_LINES.join('\n') })
  expect(await ada.page(PAGE)).toContain('2 skills, 1 job and 1 degree')
  const answer = await ada.submit(PAGE, { intent: 'add-from-cv', list: 'all' })
  expect(answer.headers.get('location')).toBe(`${PAGE}?saved=cv#cv`)
  expect(await read(ada)).toMatchObject({
    skills: ['Python', 'SQL'],
    experience: [{ company: 'Acme Ltd', position: 'Data Engineer' }],
    education: [{ institution: 'Example University' }],
  })
  expect(await ada.page(PAGE)).not.toContain('aren’t in your profile yet')
})

test('a CV without text is stored with a notice', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await upload(ada, 'cv.docx', docx(''))
  const page = await ada.page(PAGE)
  expect(page).toContain('No text content found in document.')
  expect(page).toContain('cv.docx')
})

test('a CV uploaded before CVs were read is read on request', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await upload(ada, 'cv.docx', docx(...CV_LINES))
  await app.services.db.deleteFrom('cvs').execute()
  expect(await ada.page(PAGE)).toContain('Read CV')
  await ada.submit(PAGE, { intent: 'read-cv' })
  expect(await ada.page(PAGE)).toContain('Check what we read and fix mistakes')
})

test.each([
  ['another format', 'cv.exe', Buffer.from('MZ'), 422, 'Unsupported file type'],
  [
    'too large a file',
    'cv.pdf',
    Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024, 32)]),
    413,
    'This file is larger than 5 MB. Choose a smaller one.',
  ],
])('%s is reported beside the upload', async (_, name, content, status, problem) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await upload(ada, name, content)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(problem)
})

test("another person's CV is not found", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Other')
  await upload(ada, 'cv.pdf', pdf())
  const { cvFileId } = await read(ada)
  await ada.submit(PAGE, { intent: 'delete-cv' })
  expect((await eve.submit(PAGE, { intent: 'restore-cv', fileId: cvFileId })).status).toBe(404)
})

test('the five steps follow each other, and hold back a person with too few details', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const at = async (step: number) => ada.page(`${STEPS}?step=${step}`)
  expect((await ada.request(STEPS)).headers.get('location')).toBe(`${STEPS}?step=1`)
  expect(await at(1)).toMatch(/Step <!-- -->1<!-- --> of <!-- -->5/)

  const read1 = await upload(ada, 'cv.docx', docx('Rust and Kubernetes'), STEPS)
  expect(read1.headers.get('location')).toContain(`${STEPS}?step=2`)
  const about = { intent: 'save-about', name: 'Ada Example', bio: '', step: '2', go: 'next' }
  expect((await ada.submit(STEPS, about)).headers.get('location')).toContain('step=3')

  expect(await at(3)).toContain(SKILLS_WARNING)
  expect(await at(3)).not.toContain(`${STEPS}?step=4`)
  await ada.submit(STEPS, { intent: 'add-skills', skills: 'a,b,c,d,e', step: '3' })
  expect(await at(3)).not.toContain(SKILLS_WARNING)
  expect(await at(3)).toContain(`${STEPS}?step=4`)

  expect(await at(4)).toContain(ENTRIES_WARNING)
  await ada.submit(STEPS, { intent: 'save-experience', ...job, step: '4' })
  expect(await at(4)).toContain(ENTRIES_WARNING)
  await ada.submit(STEPS, {
    intent: 'save-education',
    degree: 'BSc',
    institution: 'MIT',
    step: '4',
  })
  expect(await at(4)).not.toContain(ENTRIES_WARNING)

  expect(await at(5)).toMatch(/90<!-- -->%/)
  const nowhereMoved = { salaryMin: '75000', salaryProposed: '75000', yearsProposed: '1-3' }
  const end = await ada.submit(STEPS, { intent: 'finish', ...nowhereMoved, step: '5' })
  expect(end.headers.get('location')).toBe('/dashboard')
  expect(await read(ada)).toMatchObject({
    onboardingCompleted: true,
    jobPreferences: null,
  })
  expect(app.errors).toEqual([])
})

test.each<[string, Fields, object]>([
  ['a salary', { salaryMin: '75000' }, { salaryMin: 75_000, remote: 'any', locations: [] }],
  ['a place', { locations: 'Berlin' }, { salaryMin: null, locations: ['Berlin'] }],
  ['a work setting', { remote: 'remote_only' }, { salaryMin: null, remote: 'remote_only' }],
  ['other years than proposed', { yearsWorked: '5+', yearsProposed: '1-3' }, { yearsWorked: '5+' }],
])('of the preferences, only %s that the person set is stored', async (_, set, stored) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const untouched = { salaryMin: '75000', salaryProposed: '75000', remote: 'any' }
  const sent = 'salaryMin' in set ? set : { ...untouched, ...set }
  await ada.submit(STEPS, { intent: 'finish', step: '5', ...sent })
  expect(await read(ada)).toMatchObject({ jobPreferences: stored })
})

test('onboarding takes over what a CV states clearly, and asks only about the rest', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const lines = [...CV_LINES, 'SQL, Postgres, Python 3, Docker, Kafka, PostgreSQL']
  const text = [...lines, 'Languages', 'German, English'].join('\n')
  const sent = { intent: 'paste-cv', text, step: '1', go: 'next' }
  expect((await ada.submit(STEPS, sent)).headers.get('location')).toContain('step=2')
  const taken = await read(ada)
  expect(taken).toMatchObject({
    experienceYears: 4,
    experience: [{ position: 'Data Engineer' }],
    education: [{ institution: 'Example University' }],
    jobPreferences: null,
  })
  expect(taken.skills.toSorted()).toEqual(['Docker', 'Kafka', 'PostgreSQL', 'Python', 'SQL'])
  const page = await ada.page(`${STEPS}?step=2`)
  expect(page).toContain('We filled in everything we found.')
  expect(page).toContain('Data Engineer at Acme Ltd')
  expect(page).toContain('German, English')

  const about = { intent: 'save-about', name: 'Ada Example', experienceYears: '5', step: '2' }
  const next = await ada.submit(STEPS, { ...about, go: 'next' })
  expect(next.headers.get('location')).toContain('step=5')
  expect((await read(ada)).experienceYears).toBe(5)
})

test('onboarding brings no removed skill back, and records no change if a CV has nothing new', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const text = [...CV_LINES, 'SQL, Docker, Kafka'].join('\n')
  const sent = { intent: 'paste-cv', text, step: '1', go: 'next' }
  await ada.submit(STEPS, sent)
  const skills = (await read(ada)).skills as string[]
  expect(skills).toContain('Kafka')
  const others = skills.filter((skill) => skill !== 'Kafka')
  expect((await ada.send('PATCH', '/api/me/profile', { skills: others })).status).toBe(200)
  await ada.submit(STEPS, sent)
  const { version, ...again } = await read(ada)
  expect(again.skills).not.toContain('Kafka')
  await ada.submit(STEPS, sent)
  const setsCv = 1
  expect((await read(ada)).version).toBeLessThanOrEqual(version + setsCv)
})

test('onboarding offers a job without a company and a degree without a school to complete', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const cv = {
    basics: { name: 'Ada Example' },
    work: [{ position: 'Data Engineer', startDate: '2020-01', endDate: '2022-02' }],
    education: [{ studyType: 'BSc', area: 'Physics', endDate: '2019' }],
  }
  await upload(ada, 'cv.json', Buffer.from(JSON.stringify(cv)), STEPS)
  const page = await ada.page(`${STEPS}?step=4`)
  expect(page).toContain('aria-label="Complete Data Engineer"')
  expect(page).toContain('aria-label="Complete BSc"')
  const complete = {
    intent: 'save-experience',
    position: 'Data Engineer',
    company: 'Acme',
    duration: '2020',
    description: '',
  }
  await ada.submit(STEPS, { ...complete, step: '4' })
  expect(await read(ada)).toMatchObject({ experience: [{ company: 'Acme' }] })
  expect(await ada.page(`${STEPS}?step=4`)).not.toContain('Complete Data Engineer')
})

test('a step of onboarding that cannot be saved is shown again with its problem', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const [form = ''] =
    /<form[^>]*id="wizard-about"[^>]*>/.exec(await ada.page(`${STEPS}?step=2`)) ?? []
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? []
  expect(action).toBe(`${STEPS}?step=2`)
  const about = { intent: 'save-about', name: ' ', bio: 'Kept words', step: '2', go: 'next' }
  const answer = await ada.submit(action, about)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('Please provide your full name')
  expect(html).toContain('Kept words')
})

test('on the profile page, a CV fills in nothing by itself', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.submit(PAGE, { intent: 'paste-cv', text: CV_LINES.join('\n') })
  expect(await read(ada)).toMatchObject({ skills: [], experience: [], experienceYears: null })
})

test.each([PAGE, STEPS, '/dashboard/cv-analyzer'])(
  'choosing the new CV for matching leads back to %s',
  async (page) => {
    const app = await createTestApp()
    const ada = await signUp(app)
    const eve = await signUp(app, 'Eve Other')
    for (const name of ['first.docx', 'second.docx']) {
      await upload(ada, name, docx(...CV_LINES, name), STEPS)
    }
    const path = page === STEPS ? `${STEPS}?step=1` : page
    const html = await ada.page(path)
    expect(html).toContain('Use new CV for matching')
    const cvId = hidden(html, 'Your matches are based on', 'cvId')
    const choice = { intent: 'choose-cv', cvId, ...(page === STEPS && { step: '1' }) }
    expect((await eve.submit(path, choice)).status).toBe(404)

    const answer = await ada.submit(path, choice)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(
      page === STEPS ? /onboarding\?step=1&/ : `${page}?`,
    )
    expect(await ada.page(path)).not.toContain('Use new CV for matching')
  },
)

test('a CV that is uploaded twice adds nothing twice', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const file of ['cv.docx', 'again.docx']) await upload(ada, file, docx(...CV_LINES), STEPS)
  const { experience, education, skills } = await read(ada)
  expect([experience.length, education.length, skills.length]).toEqual([1, 1, 2])
})

const isAsked = async (person: Pick<Person, 'page'>) =>
  (await person.page('/about')).includes('Complete Your Profile')

test('a new person is asked on every page except the sign-in pages, until onboarding is complete', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await isAsked(ada)).toBe(true)
  expect((await app.page('/about')).includes('Complete Your Profile')).toBe(false)
  await ada.submit(STEPS, { intent: 'finish', step: '5' })
  expect(await isAsked(ada)).toBe(false)
})

test('after "later", onboarding is not offered again before the next sign-in', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect((await ada.submit(STEPS, { intent: 'later', step: '1' })).headers.get('location')).toBe(
    '/dashboard',
  )
  expect(await isAsked(ada)).toBe(false)
  await ada.send('POST', '/api/auth/sign-out', {})
  await ada.send('POST', '/api/auth/sign-in/email', {
    email: ada.email,
    password: 'quiet-otter-lamp-42',
  })
  expect(await isAsked(ada)).toBe(true)
})

test('after "later" on one device, another device does not bring onboarding back', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app)
  await phone.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  await ada.submit(STEPS, { intent: 'later', step: '1' })
  expect([await isAsked(ada), await isAsked(phone)]).toEqual([false, false])
})

test('an hour after signing up, a person with skills is not asked', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.submit(PAGE, { intent: 'add-skills', skills: 'Rust' })
  expect(await isAsked(ada)).toBe(true)
  await app.services.db
    .updateTable('accounts')
    .set({ created_at: new Date('2026-03-02T07:00:00Z') })
    .execute()
  expect(await isAsked(ada)).toBe(false)
  await ada.submit(PAGE, { intent: 'remove-skill', skill: 'Rust' })
  expect(await isAsked(ada)).toBe(true)
})

test('/profile redirects to the profile', async () => {
  const app = await createTestApp()
  expect((await app.request('/profile')).headers.get('location')).toBe(PAGE)
})
