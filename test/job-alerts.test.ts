/** Job alerts over HTTP: the form and its texts, what an alert finds, and the emails about it. */
import { expect, onTestFinished, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import * as alertSettings from '#store/alert-settings.ts'
import { sign } from '#work/use-case/signed-token.ts'
import { builtServer, createTestApp, PUBLIC_URL, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { browser, newestMail, signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const PAGE = '/dashboard/job-alerts'

test('an alert is created from the form, shown as a card, changed, paused, deleted and restored', async () => {
  const { app, ada } = await given()
  const empty = await ada.page(PAGE)
  expect(empty).toContain('No Job Alerts')
  expect(empty).toContain('Your Job Alerts')

  const created = await ada.submit(PAGE, {
    intent: 'save',
    keywords: 'go, kubernetes',
    location: 'Berlin',
    frequency: 'weekly',
    isRemote: 'on',
    salaryMin: '80000',
    salaryCurrency: 'EUR',
    jobTypes: 'full_time',
  })
  expect(created.status).toBe(200)
  const page = await created.text()
  for (const text of [
    'Alert Created',
    'Your job alert has been created',
    'go, kubernetes',
    'Weekly',
    'Remote Only',
    'Minimum Salary',
    '€80,000',
    'View matching jobs',
    'href="/jobs?query=go+kubernetes&amp;location=Berlin&amp;remote=true&amp;jobTypes=full_time&amp;salaryMin=80000&amp;salaryCurrency=EUR"',
  ])
    expect(page).toContain(text)

  const [alert] = await alertsOf(ada)
  expect(alert).toMatchObject({
    keywords: ['go', 'kubernetes'],
    location: 'Berlin',
    frequency: 'weekly',
    jobTypes: ['full_time'],
    isRemote: true,
    salaryMin: 80_000,
    salaryCurrency: 'EUR',
    isActive: true,
    createdAt: '2026-03-02T09:00:00.000Z',
  })
  const id = String(alert.id)
  expect(await ada.page(`${PAGE}?edit=${id}`)).toContain('Update Alert')
  const said = async (fields: Record<string, string>) =>
    (await ada.submit(PAGE, { id, ...fields })).text()
  expect(await said({ intent: 'save', keywords: 'rust', frequency: 'daily' })).toContain(
    'Your job alert has been updated',
  )
  expect((await alertsOf(ada))[0]).toMatchObject({
    keywords: ['rust'],
    location: null,
    isRemote: false,
  })
  expect(await said({ intent: 'pause' })).toContain(
    'You will no longer receive notifications for this alert',
  )
  expect(await said({ intent: 'activate' })).toContain(
    'You will now receive notifications for this alert',
  )
  expect(await said({ intent: 'delete' })).toContain('Your job alert has been deleted')
  expect(await alertsOf(ada)).toEqual([])
  await said({ intent: 'restore' })
  expect(await alertsOf(ada)).toHaveLength(1)
  expect(app.errors).toEqual([])
})

test('what was typed stays in the form with the specification’s texts', async () => {
  const { ada } = await given()
  const refused = await ada.submit(PAGE, {
    intent: 'save',
    keywords: ' ',
    location: 'Oslo',
    frequency: '',
    salaryMin: '',
  })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Keywords are required')
  expect(page).toContain('Frequency is required')
  expect(page).toContain('value="Oslo"')
})

test('a visitor is sent to sign in, and nobody can touch another person’s alert', async () => {
  const { app, ada } = await given()
  const visitor = await app.request('/job-alerts')
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    '/auth/signin?next=%2Fjob-alerts&said=job-alerts',
  ])
  const { id } = await addAlert(ada, { keywords: ['rust'] })
  const eve = await signUp(app, 'Eve Example')
  expect((await eve.send('PATCH', `/api/me/alerts/${id}`, { isActive: false })).status).toBe(404)
  await eve.send('DELETE', `/api/me/alerts/${id}`)
  await eve.submit(PAGE, { intent: 'delete', id: String(id) })
  expect(await alertsOf(ada)).toMatchObject([{ id, isActive: true }])
  expect(await alertsOf(eve)).toEqual([])
})

test('a visitor’s search waits in the form until they have signed in', async () => {
  const { app, ada } = await given()
  const answer = await browser(app).submit('/job-alerts', {
    intent: 'follow',
    search: 'query=rust&tags=Go',
  })
  const to = new URL(answer.headers.get('location') ?? '', 'http://x')
  const signIn = await browser(app).page(to.pathname + to.search)
  expect(signIn).toMatch(/Authentication Required.*Please sign in to save job alerts/)
  const page = await ada.page(to.searchParams.get('next') ?? '')
  expect(page).toContain('value="rust"')
  expect(page).toContain('value="tags=Go"')
})

test('any search becomes an alert in one click, with every filter', async () => {
  const { ada } = await given()
  const search = 'query=rust&experienceLevels=senior&tags=Go&company=acme&sort=oldest&posted=today'
  await ada.submit(PAGE, { intent: 'follow', search, timeZone: 'Europe/Berlin' })
  expect(await alertsOf(ada)).toMatchObject([
    { keywords: ['rust'], search: '/jobs?query=rust&experienceLevels=senior&tags=Go&company=acme' },
  ])
  expect(await ada.page(PAGE)).toContain('Company: acme, Senior, Go')
})

test('a daily email brings the new jobs at eight in the person’s zone, each job once', async () => {
  const { app, ada } = await given()
  await app.take([listing({ id: 'old', title: 'Rust Engineer before the alert' })])
  await app.runAlerts()
  await ada.submit(PAGE, {
    intent: 'save',
    keywords: 'rust',
    frequency: 'daily',
    timeZone: 'America/New_York',
  })
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([
    listing({ id: 'a', title: 'Senior Rust Engineer', location: 'Oslo, Norway' }),
    listing({ id: 'b', title: 'Rust Developer', company: 'Umbrella' }),
    listing({ id: 'c', title: 'Cook' }),
  ])
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toEqual([])

  app.setNow('2026-03-02T13:00:00Z')
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toHaveLength(1)
  const mail = await newestMail(app, ada.email, 'alerts-daily')
  expect(mail.subject).toMatch(
    /^2 new: (?:Senior Rust Engineer at Acme|Rust Developer at Umbrella) and 1 more$/,
  )
  for (const text of [
    'Senior Rust Engineer',
    'Acme · Oslo, Norway',
    'Found by: rust',
    'Rust Developer',
  ])
    expect(mail.body_text).toContain(text)
  expect(mail.body_text).not.toContain('before the alert')
  expect(mail.body_text).not.toContain('Cook')

  app.setNow('2026-03-03T13:00:00Z')
  await app.take([
    listing({ id: 'a', title: 'Senior Rust Engineer (m/f/d)', location: 'Oslo, Norway' }),
  ])
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toHaveLength(1)
  const found = await ada.page(`${PAGE}/found`)
  expect(found).toContain('2 open jobs, none opened yet')
  expect(found).toContain('Found by: rust')
  expect(app.errors).toEqual([])
})

test('an immediate email comes within two minutes and names every alert', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  await addAlert(ada, { keywords: ['rust'], frequency: 'immediately' })
  await addAlert(ada, { search: 'location=Oslo', frequency: 'weekly' })
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer', location: 'Oslo, Norway' })])
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toEqual([])
  app.setNow('2026-03-02T10:00:50Z')
  await app.runAlerts()
  const mail = await newestMail(app, ada.email, 'alerts-immediately')
  expect(mail.subject).toBe('New: Rust Engineer at Acme')
  expect(mail.body_text).toContain('Found by: rust and Jobs in Oslo')
  app.setNow('2026-03-10T10:00:00Z')
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toHaveLength(1)
})

test('jobs that the person hid or tracks, closed jobs and paused alerts bring no email', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  await addAlert(ada, { keywords: ['engineer'] })
  const paused = await addAlert(ada, { keywords: ['cook'] })
  await ada.send('PATCH', `/api/me/alerts/${paused.id}`, { isActive: false })
  app.setNow('2026-03-02T10:00:00Z')
  const closing = listing({ title: 'Zig Engineer' })
  await app.take([
    listing({ title: 'Rust Engineer', company: 'Umbrella' }),
    listing({ title: 'Unpaid Engineer' }),
    listing({ title: 'Go Engineer' }),
    listing({ title: 'Java Engineer' }),
    listing({ title: 'Ada Engineer' }),
    closing,
    listing({ title: 'Cook' }),
  ])
  await app.runAlerts()
  const hidden = await ada.send('PATCH', '/api/me/lists', {
    add: {
      companies: ['umbrella'],
      words: ['unpaid'],
      dismissed: [await app.idOf('Go Engineer')],
    },
  })
  expect(hidden.ok).toBe(true)
  const jobId = await app.idOf('Java Engineer')
  const tracked = await ada.send('POST', '/api/me/applications', { jobId })
  expect(tracked.ok).toBe(true)
  await app.take([{ ...closing, closedAt: '2026-03-02T10:00:00Z' }])
  app.setNow('2026-03-03T08:00:00Z')
  await app.runAlerts()
  const mail = await newestMail(app, ada.email, 'alerts-daily')
  expect(mail.subject).toBe('New: Ada Engineer at Acme')
})

test('an error about one person’s emails is logged, tried again later, and holds up nobody else’s', async () => {
  const { app, ada } = await given()
  const bob = await signUp(app, 'Bob Other')
  await app.runAlerts()
  for (const person of [ada, bob]) await addAlert(person, { keywords: ['rust'] })
  const { db } = app.services
  const settings = db
    .updateTable('alert_settings')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('id')
          .whereRef('accounts.id', '=', 'account_id')
          .where('email', '=', ada.email),
      ),
    )
  await settings.set({ time_zone: 'Nowhere/Nothing' }).execute()
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()
  app.setNow('2026-03-03T20:00:00Z')
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toEqual([])
  expect(await mailsTo(app, bob)).toHaveLength(1)
  expect(app.errors).toHaveLength(1)

  await settings.set({ time_zone: 'UTC' }).execute()
  app.setNow('2026-03-03T21:00:00Z')
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toHaveLength(1)
})

test('what an immediate alert found during a pause is mailed when the pause ends', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  await addAlert(ada, { keywords: ['rust'], frequency: 'immediately' })
  await ada.submit(PAGE, {
    intent: 'settings',
    timeZone: 'UTC',
    sendAt: '08:00',
    weekday: '1',
    pausedUntil: '2026-03-09',
  })
  app.setNow('2026-03-04T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()
  app.setNow('2026-03-04T10:05:00Z')
  await app.runAlerts()
  expect(await mailsTo(app, ada)).toEqual([])
  app.setNow('2026-03-09T00:00:10Z')
  await app.runAlerts()
  const mail = await newestMail(app, ada.email, 'alerts-immediately')
  expect(mail.subject).toBe('New: Rust Engineer at Acme')
})

test('what waited while emails were off is mailed when they are on again', async () => {
  const { app, ada } = await given()
  const { url } = await mailed(app, ada)
  const act = (intent: string) => browser(app).submit(pathOf(url), { intent })
  await act('stop')
  app.setNow('2026-03-04T10:00:00Z')
  await app.take([listing({ title: 'Rust Developer' })])
  await app.runAlerts()
  app.setNow('2026-03-04T10:05:00Z')
  await app.runAlerts()
  await act('start')
  await app.runAlerts()
  expect((await newestMail(app, ada.email, 'alerts-immediately')).subject).toBe(
    'New: Rust Developer at Acme',
  )
})

test('a weekly email that is overdue comes although its alert was deleted and restored meanwhile', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  const { id } = await addAlert(ada, { keywords: ['rust'], frequency: 'weekly' })
  app.setNow('2026-03-05T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()

  app.setNow('2026-03-09T08:30:00Z')
  await ada.send('DELETE', `/api/me/alerts/${id}`)
  await ada.send('POST', `/api/me/alerts/${id}/restore`)
  await app.runAlerts()

  expect((await newestMail(app, ada.email, 'alerts-weekly')).subject).toBe(
    'New: Rust Engineer at Acme',
  )
  app.setNow('2026-03-16T08:30:00Z')
  await ada.send('DELETE', `/api/me/alerts/${id}`)
  expect((await settingsOf(app, ada))?.due.weekly).toEqual(new Date('2026-03-16T08:00:00Z'))
  await app.runAlerts()
  expect((await settingsOf(app, ada))?.due.weekly).toBeNull()
})

test('after a pause, or for another search, only jobs that came since then are mailed', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  const edited = await addAlert(ada, { keywords: ['rust'] })
  const paused = await addAlert(ada, { keywords: ['cook'] })
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer' }), listing({ title: 'Cook' })])
  await app.runAlerts()
  app.setNow('2026-03-02T11:00:00Z')
  await ada.send('PATCH', `/api/me/alerts/${edited.id}`, { keywords: ['welder'] })
  await ada.send('PATCH', `/api/me/alerts/${paused.id}`, { isActive: false })
  await ada.send('PATCH', `/api/me/alerts/${paused.id}`, { isActive: true })
  await app.take([listing({ title: 'Welder' })])
  app.setNow('2026-03-03T08:00:00Z')
  await app.runAlerts()
  expect((await newestMail(app, ada.email, 'alerts-daily')).subject).toBe('New: Welder at Acme')
})

test('a closed job that is posted again is new for alerts that were made since', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  const job = listing({ title: 'Rust Engineer' })
  await app.take([job])
  app.setNow('2026-03-03T09:00:00Z')
  await app.take([{ ...job, closedAt: '2026-03-03T09:00:00Z' }])
  app.setNow('2026-03-04T09:00:00Z')
  await app.runAlerts()
  await addAlert(ada, { keywords: ['rust'] })
  app.setNow('2026-03-05T07:00:00Z')
  await app.take([{ ...job, id: 'posted-again', url: 'https://jobs.acme.example/again' }])
  app.setNow('2026-03-05T09:00:00Z')
  await app.runAlerts()
  expect((await newestMail(app, ada.email, 'alerts-daily')).subject).toBe(
    'New: Rust Engineer at Acme',
  )
})

test('TK-02 the link in an email changes nothing when opened, and a POST unsubscribes without signing in', async () => {
  const { app, ada } = await given({ publicUrl: 'https://rolecall.test' })
  const { url, mail } = await mailed(app, ada)
  expect(mail.headers).toEqual({
    'List-Id': '<job-alerts.rolecall.test>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Unsubscribe': `<${url}>`,
  })
  const path = pathOf(url)
  expect(path).not.toContain(encodeURIComponent(ada.email))
  const anyone = browser(app)
  for (let time = 0; time < 10; time++) expect(await anyone.page(path)).toContain('Unsubscribe')
  const fields = { 'List-Unsubscribe': 'One-Click' }
  const multipart = new FormData()
  multipart.set('List-Unsubscribe', 'One-Click')
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  for (const init of [
    { body: new URLSearchParams(fields) },
    { body: multipart },
    { body: new URLSearchParams(fields), headers: foreign },
    { body: new URLSearchParams(fields), headers: { origin: 'null' } },
  ]) {
    await anyone.submit(path, { intent: 'start' })
    expect(await anyone.page(path)).not.toContain('Emails are off')
    const answer = await app.request(path, { method: 'POST', ...init })
    expect(answer.status).toBe(200)
    expect(await anyone.page(path)).toContain('Emails are off')
  }
  await anyone.submit(path, { intent: 'start' })
  const [alert] = await alertsOf(ada)
  expect(
    await (
      await anyone.submit(path, { intent: 'frequency', id: alert.id, frequency: 'weekly' })
    ).text(),
  ).toContain('Saved: weekly.')
  expect((await alertsOf(ada))[0]?.frequency).toBe('weekly')
})

test('TK-01 a link with any other signature, account or purpose is not found', async () => {
  const { app, ada } = await given()
  const { url } = await mailed(app, ada)
  const eve = await signUp(app, 'Eve Example')
  const path = pathOf(url)
  const ofNewsletter = await sign(app.services, {
    purpose: 'newsletter-unsubscribe',
    subject: ada.id,
  })
  const forged = [
    `/job-alerts/email?token=${ofNewsletter}`,
    path.replace(ada.id, eve.id),
    path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
    path.replace(/2026-03/, '2026-02'),
    '/job-alerts/email?token=x',
    '/job-alerts/email',
  ]
  for (const wrong of forged) {
    const answer = await app.request(wrong, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'stop' }),
    })
    expect([wrong, answer.status]).toEqual([wrong, 404])
  }
  const { id } = await addAlert(eve, { keywords: ['go'] })
  const other = await browser(app).submit(path, { intent: 'pause', id: String(id) })
  expect(other.status).toBe(404)
})

test('the API refuses what is wrong by name', async () => {
  const { ada } = await given()
  const wrong = [
    [{}, 'keywords'],
    [{ keywords: ['rust'], frequency: 'hourly' }, 'frequency'],
    [{ keywords: ['rust'], salaryMin: -1 }, 'salaryMin'],
    [{ salaryMin: 20_000_000_000 }, 'salaryMin'],
    [{ location: 'Os\vlo' }, 'location'],
    [{ keywords: ['ru\vst'] }, 'keywords'],
    [{ search: `query=rust&tags=${manyTags()}` }, 'too many filters'],
    [{ keywords: ['rust'], search: 'sort=best' }, 'search.sort'],
    [{ keywords: Array(21).fill('a') }, 'keywords'],
  ] as const
  for (const [body, parameter] of wrong) {
    const answer = await ada.send('POST', '/api/me/alerts', body)
    expect([parameter, answer.status]).toEqual([parameter, 422])
    expect(await answer.text()).toContain(parameter)
  }
})

test('an error while editing keeps the alert in the form, and saving it leaves an empty form', async () => {
  const { ada } = await given()
  const { id } = await addAlert(ada, { keywords: ['rust'] })
  const page = await ada.page(`${PAGE}?edit=${id}`)
  const address = `${PAGE}?edit=${id}`
  expect(page).toContain(`action="${address}"`)
  const fields = { intent: 'save', id, keywords: 'go', frequency: 'daily' }
  const refused = await ada.submit(address, { ...fields, salaryMin: 'much' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  for (const text of ['Update Alert', `name="id" value="${id}"`, 'value="much"'])
    expect(again).toContain(text)

  const saved = await (await ada.submit(address, fields)).text()
  expect(saved).toContain('Create Alert')
  expect(saved).not.toContain('Update Alert')
  expect(await alertsOf(ada)).toMatchObject([{ id, keywords: ['go'] }])
})

test('buttons of the alerts keep the search that is in the form', async () => {
  const { ada } = await given()
  await addAlert(ada, { keywords: ['rust'] })
  const page = await ada.page(`${PAGE}?search=query%3Dgo`)
  const actions = [...page.matchAll(/<form[^>]* action="([^"]*job-alerts[^"]*)"/g)]
  expect(new Set(actions.map(([, action]) => action))).toEqual(
    new Set(['', '#form', '#emails'].map((hash) => `${PAGE}?search=query%3Dgo${hash}`)),
  )
})

test('a search from another page is said to need one more step', async () => {
  const { ada } = await given()
  const step = 'One more step: create this alert.'
  expect(await ada.page(`${PAGE}?search=query%3Dgo`)).toContain(step)
  expect(await ada.page(PAGE)).not.toContain(step)
})

test('a second alert for the same search is the first, active again if it was paused', async () => {
  const { ada } = await given()
  const follow = async () =>
    (await ada.submit(PAGE, { intent: 'follow', search: 'query=rust&tags=Go' })).text()
  expect(await follow()).toContain('Your job alert has been created')
  expect(await follow()).toContain('You already have an active alert for this search')
  const [alert] = await alertsOf(ada)
  await ada.send('PATCH', `/api/me/alerts/${alert.id}`, { isActive: false })
  expect(await follow()).toContain('You will now receive notifications for this alert')
  const same = { keywords: ['rust'], search: 'tags=Go', frequency: 'weekly' }
  expect(await addAlert(ada, same)).toEqual(alert)
  expect(await alertsOf(ada)).toEqual([alert])
})

test('the time zone is learned from the first request that names one, and then stays', async () => {
  const { app, ada } = await given()
  await addAlert(ada, { keywords: ['rust'] })
  const zone = async () => {
    const settings = await settingsOf(app, ada)
    return [settings?.timeZone, settings?.isZoneKnown, settings?.due.daily?.toISOString()]
  }
  expect(await zone()).toEqual(['UTC', false, '2026-03-03T08:00:00.000Z'])
  await ada.submit(PAGE, { intent: 'zone', timeZone: 'Nowhere/Else' })
  expect((await zone())[1]).toBe(false)
  await ada.submit(PAGE, { intent: 'zone', timeZone: 'America/New_York' })
  expect(await zone()).toEqual(['America/New_York', true, '2026-03-02T13:00:00.000Z'])
  await ada.submit(PAGE, { intent: 'follow', search: 'query=go', timeZone: 'Asia/Tokyo' })
  await ada.submit(PAGE, { intent: 'zone', timeZone: 'Asia/Tokyo' })
  expect((await zone())[0]).toBe('America/New_York')
})

test('a chosen time zone is never replaced, not even UTC', async () => {
  const { app, ada } = await given()
  await addAlert(ada, { keywords: ['rust'] })
  const settings = { intent: 'settings', timeZone: 'UTC', sendAt: '08:00', weekday: '1' }
  await ada.submit(PAGE, settings)
  await ada.submit(PAGE, { intent: 'follow', search: 'query=go', timeZone: 'Asia/Tokyo' })
  expect((await settingsOf(app, ada))?.timeZone).toBe('UTC')
})

test('a card and the form count what is new in the search of the alert, and the card names the newest', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Rust Engineer before the alert' })])
  await app.runAlerts()
  const { id } = await addAlert(ada, { keywords: ['rust'] })
  const seen = async () => {
    const page = plain(await ada.page(`${PAGE}?edit=${id}`))
    return [
      /(\d+|No) new jobs? in the last 7 days/,
      /(\d+) jobs? found in the last 7 days/,
      /last 7 days ?(Rust [^,]+) at Acme/,
    ].map((pattern) => pattern.exec(page)?.[1])
  }
  expect(await seen()).toEqual(['1', '1', 'Rust Engineer before the alert'])
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Rust Developer' })])
  await app.runAlerts()
  expect(await seen()).toEqual(['2', '2', 'Rust Developer'])
  app.setNow('2026-03-09T10:00:01Z')
  expect(await seen()).toEqual(['No', '0', undefined])
  await ada.submit(PAGE, { intent: 'pause', id: String(id) })
  expect((await seen())[0]).toBeUndefined()
})

test('the preview follows what is typed, and keeps it', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Rust Engineer' }), listing({ title: 'Go Engineer' })])
  await app.catchUp()
  const form = { intent: 'preview', keywords: 'go', frequency: 'weekly', filters: '' }
  const page = await (await ada.submit(PAGE, form)).text()
  expect(plain(page)).toContain('1 job found in the last 7 days')
  expect(page).toMatch(/name="keywords"[^>]*value="go"|value="go"[^>]*name="keywords"/)
  expect(await alertsOf(ada)).toEqual([])
})

test('the preview counts and dates jobs by when they were found', async () => {
  const { app, ada } = await given()
  await app.take([
    listing({ title: 'Rust Engineer', postedAt: '2025-11-20T09:00:00Z' }),
    listing({ title: 'Rust Developer', postedAt: null }),
  ])
  await app.catchUp()
  const page = plain(await ada.page(`${PAGE}?${new URLSearchParams({ search: 'query=rust' })}`))
  expect(page).toContain('2 jobs found in the last 7 days')
  expect(page).toMatch(/Rust Engineer at [^,]+, found just now/)
  expect(page).toMatch(/Rust Developer at [^,]+, found just now/)
})

test('a pause until today is refused at its field, with everything that was chosen', async () => {
  const { app, ada } = await given()
  await addAlert(ada, { keywords: ['rust'] })
  expect(await ada.page(PAGE)).toContain('min="2026-03-03" max="2027-03-02"')
  const settings = { intent: 'settings', timeZone: 'Europe/Oslo', sendAt: '07:15', weekday: '3' }
  const answer = await ada.submit(PAGE, { ...settings, pausedUntil: '2026-03-02' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Choose a day after today.')
  expect(page).toMatch(/<details id="emails"[^>]* open=""/)
  expect(page).toContain(`action="${PAGE}#emails"`)
  for (const chosen of ['selected="">Europe/Oslo', 'value="07:15"', 'value="2026-03-02"'])
    expect(page).toContain(chosen)
  expect((await settingsOf(app, ada))?.pausedUntil).toBeNull()
})

test('the preview counts the jobs that match the person as well as the alert demands', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Rust Engineer' })])
  const search = new URLSearchParams({ search: 'query=rust&matchMin=90' })
  expect(plain(await ada.page(`${PAGE}?${search}`))).toContain('0 jobs found in the last 7 days')
})

test('a search with a typo is offered as it was probably meant', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Kubernetes Engineer' })])
  const page = plain(await ada.page(`${PAGE}?search=query%3Dkubernets`))
  expect(page).toContain('Did you mean “kubernetes”?')
})

test('an alert made of a corrected search is for the words whose results were shown', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Kubernetes Engineer' })])
  const page = await ada.page('/jobs?query=kubernets&remote=false')
  expect(plain(page)).toContain('Showing results for kubernetes')
  expect(page).toContain('name="search" value="query=kubernetes"')
})

test('an alert with a typo is saved, and its card and the answer ask what was meant', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Kubernetes Engineer' })])
  const form = { intent: 'save', keywords: 'kubernets', frequency: 'daily' }
  const page = plain(await (await ada.submit(PAGE, form)).text())
  expect(page).toContain('Your job alert has been created. Did you mean “kubernetes”?')
  expect(page).toContain('No new jobs in the last 7 days. Did you mean “kubernetes”?')
})

test('an alert for a place that we do not know is saved, and the answer says so', async () => {
  const { ada } = await given()
  const form = { intent: 'save', keywords: 'rust', location: 'Atlantiss', frequency: 'daily' }
  const page = plain(await (await ada.submit(PAGE, form)).text())
  expect(page).toContain(
    'Your job alert has been created. We don’t know the place “Atlantiss”, so only listings that write the same are found.',
  )
})

test.each(['🦄', '!!!', '-', '""', 'OR'])(
  'the keywords %s are refused like none, and make no alert of a search',
  async (keywords) => {
    const { app, ada } = await given()
    await app.take([listing()])
    const answer = await ada.submit(PAGE, { intent: 'save', keywords, frequency: 'daily' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Keywords are required')
    const query = new URLSearchParams({ query: keywords })
    expect(await ada.page(`/jobs?${query}`)).not.toContain('value="follow"')
    expect(await alertsOf(ada)).toEqual([])
  },
)

test('an alert is not changed into a copy of another', async () => {
  const { ada } = await given()
  await addAlert(ada, { keywords: ['rust'] })
  const { id } = await addAlert(ada, { keywords: ['go'] })
  const form = { intent: 'save', id: `${id}`, keywords: 'rust', frequency: 'weekly' }
  const answer = await ada.submit(`${PAGE}?edit=${id}`, form)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Alert already exists')
  expect(page).toContain('Update Alert')
  const patched = await ada.send('PATCH', `/api/me/alerts/${id}`, { keywords: ['rust'] })
  expect(patched.status).toBe(409)
  expect(await alertsOf(ada)).toMatchObject([{ id, keywords: ['go'] }, { keywords: ['rust'] }])
  const same = await ada.submit(`${PAGE}?edit=${id}`, { ...form, keywords: 'go' })
  expect(same.status).toBe(200)
  await ada.send('DELETE', `/api/me/alerts/${id}`)
  await addAlert(ada, { keywords: ['go'] })
  expect((await ada.send('POST', `/api/me/alerts/${id}/restore`)).status).toBe(409)
})

test('editing an alert that is gone says so', async () => {
  const { ada } = await given()
  const { id } = await addAlert(ada, { keywords: ['rust'] })
  const gone = 'We couldn’t find this job alert. It may have been deleted.'
  expect(await ada.page(`${PAGE}?edit=${id}`)).not.toContain(gone)
  await ada.submit(PAGE, { intent: 'delete', id: `${id}` })
  expect(await ada.page(`${PAGE}?edit=${id}`)).toContain(gone)
  expect(await ada.page(PAGE)).not.toContain(gone)
})

test('the form is submitted to its own place on the page, where the answer is', async () => {
  const { ada } = await given()
  const form = { intent: 'save', keywords: 'rust', frequency: 'daily' }
  const page = await (await ada.submit(PAGE, form)).text()
  expect(page).toContain(`action="${PAGE}#form"`)
  expect(page.slice(page.indexOf('id="form"'))).toContain('Your job alert has been created')
  expect(page.match(/without-script/g)).toHaveLength(1)
})

test('the page opens while the search is starting', async () => {
  const { app, ada } = await given()
  await addAlert(ada, { keywords: ['rust'] })
  const { createSearchHost } = await builtServer()
  const { log } = app.services
  const files = { databaseUrl: '', snapshotFile: null }
  const starting = createSearchHost({ ...files, searchers: 1, log, onChange: () => {} })
  onTestFinished(() => starting.stop())
  app.services.search.search = starting.search
  const page = await ada.page(`${PAGE}?search=query%3Dgo`)
  expect(page).toContain('View matching jobs')
  expect(page).toContain('value="go"')
  expect(app.errors).toEqual([])
})

test('TK-02 unsubscribing with one click works after the account was deleted', async () => {
  const { app, ada } = await given()
  const { url } = await mailed(app, ada)
  await app.services.db.deleteFrom('accounts').where('id', '=', ada.id).execute()
  const answer = await app.request(pathOf(url), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('This account was deleted, so you get no more emails.')
  expect(app.errors).toEqual([])
})

test('a search with more filters than an alert can keep is refused in words', async () => {
  const { app, ada } = await given()
  const refused = await ada.submit(PAGE, { intent: 'follow', search: `tags=${manyTags()}` })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This search has too many filters for an alert.')
  expect(app.errors).toEqual([])
})

test('a weekday that is not a whole number is refused', async () => {
  const { app, ada } = await given()
  const settings = { intent: 'settings', timeZone: 'UTC', sendAt: '08:00', weekday: '1.5' }
  expect((await ada.submit(PAGE, settings)).status).toBe(422)
  expect(app.errors).toEqual([])
})

test('an alert with a filter that no longer exists finds nothing until it is edited', async () => {
  const { app, ada } = await given()
  await app.runAlerts()
  const { id } = await addAlert(ada, { keywords: ['rust'], frequency: 'immediately' })
  await app.services.db
    .updateTable('alerts')
    .set({ filters: 'sectors=Gone' })
    .where('id', '=', id)
    .execute()
  expect(await ada.page(PAGE)).toContain('This alert can’t find jobs')
  expect(await alertsOf(ada)).toMatchObject([{ id, search: null }])
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()
  expect(await ada.page(`${PAGE}/found`)).toContain('Nothing yet.')

  const kept = await ada.send('PATCH', `/api/me/alerts/${id}`, { location: 'Oslo' })
  expect(await kept.text()).toContain('search.sectors')
  await ada.send('PATCH', `/api/me/alerts/${id}`, { search: 'tags=Rust' })
  expect(await alertsOf(ada)).toMatchObject([{ search: '/jobs?query=rust&tags=Rust' }])
  expect(app.errors).toEqual([])
})

/** The text of a page, without tags. */
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

/** Within the limits of a search, but longer than what an alert keeps. */
const manyTags = () => Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(50, 'ä')).join(',')

async function given({ publicUrl = PUBLIC_URL } = {}) {
  const app = await createTestApp({ settings: { publicUrl } })
  return { app, ada: await signUp(app) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer
type Any = any

async function addAlert(person: Person, body: object): Promise<Any> {
  const answer = await person.send('POST', '/api/me/alerts', body)
  expect(answer.status).toBe(200)
  return answer.json()
}

async function alertsOf(person: Person): Promise<Any[]> {
  const { alerts } = (await (await person.request('/api/me/alerts')).json()) as { alerts: Any[] }
  return alerts
}

const settingsOf = ({ services: { db } }: TestApp, { id }: Person) =>
  alertSettings.read(db, id as AccountId)

const mailsTo = (app: TestApp, { email }: Person) =>
  app.services.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', email)
    .where('kind', 'like', 'alerts-%')
    .execute()

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

/** The first email about an alert, and the address in it that manages these emails. */
async function mailed(app: TestApp, person: Person) {
  await app.runAlerts()
  await addAlert(person, { keywords: ['rust'], frequency: 'immediately' })
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()
  app.setNow('2026-03-02T10:01:00Z')
  await app.runAlerts()
  const mail = await newestMail(app, person.email, 'alerts-immediately')
  const url = /http\S+\/job-alerts\/email\?token=[\w.-]+/.exec(mail.body_text)?.[0] as string
  return { mail, url }
}

test('the page of a followed company says so, and leads to the alert', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Rust Engineer' })])
  expect(await ada.page('/companies/acme')).toContain('value="follow"')
  await ada.submit(PAGE, { intent: 'follow', search: 'company=acme' })
  const [alert] = await alertsOf(ada)
  const page = await ada.page('/companies/acme')
  expect(page).toContain(`href="/dashboard/job-alerts?edit=${alert?.id}"`)
  expect(page).not.toContain('value="follow"')
  const visitors = await (await app.request('/companies/acme')).text()
  expect(visitors).toContain('value="follow"')
})
