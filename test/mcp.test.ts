/** The MCP server: what an assistant finds without a key, and does for a person who let it. */
import { expect, test } from 'vitest'
import { DEFAULT_PLANS } from '#core/plan/plan-settings.ts'
import { createTestApp } from './app.ts'
import { assistant, message, ownToken, toolCall } from './assistants.ts'
import { giveCv } from './give-cv.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const RUST = listing({ title: 'Rust Engineer', company: 'Fernhill' })
const GO = listing({ title: 'Go Engineer', company: 'Count' })

test('an assistant without a key searches, reads and explains jobs as the API does', async () => {
  const app = await createTestApp()
  await app.take([RUST, GO])
  const { client, use } = await assistant(app)
  expect(client.getServerVersion()).toMatchObject({ name: 'rolecall' })

  const found = await use('search_jobs', { query: 'rust engineer' })
  expect(found).toEqual(await app.json('/api/jobs?query=rust+engineer'))
  expect(found.totalCount).toBe(1)
  const [{ id }] = found.jobs
  expect(await use('get_job', { jobId: id })).toEqual(await app.json(`/api/jobs/${id}`))

  const { explanation } = await use('explain_result', { query: 'rust engineer', jobId: id })
  expect(explanation.parts.map(({ asked }: { asked: string }) => asked)).toEqual([
    'rust',
    'engineer',
  ])
  expect(await use('get_filter_options')).toEqual(await app.json('/api/jobs/filter-options'))
  expect(await use('get_suggestions', { query: 'ru' })).toEqual(
    await app.json('/api/jobs/suggestions?query=ru'),
  )
  const { companies } = await use('search_companies', { query: 'fernhill' })
  expect(await use('get_company', { slug: companies[0].slug })).toEqual(
    await app.json(`/api/companies/${companies[0].slug}`),
  )
  const { contents } = await client.readResource({ uri: `job://${id}` })
  expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ id })
  expect(app.errors).toEqual([])
})

test('tools refuse wrong arguments with the sentences of the API', async () => {
  const app = await createTestApp()
  const { refusal, client } = await assistant(app)
  expect(await refusal('search_jobs', { remote: 'maybe' })).toBe(
    'remote must be true or false (invalid_parameter)',
  )
  expect(await refusal('search_jobs', { colour: 'red' })).toContain('(invalid_body)')
  expect(await refusal('get_job', { jobId: 404 })).toBe('Job not found (job_not_found)')
  expect(await refusal('get_company', { slug: 'nobody' })).toBe(
    'We couldn’t find this company. Search for its name under Companies. (company_not_found)',
  )
  await expect(client.callTool({ name: 'drop_tables', arguments: {} })).rejects.toThrow(
    'There is no tool named drop_tables',
  )
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('not_found')
  expect(app.errors).toEqual([])
})

test('a scripted assistant finds, explains, tracks, sets an alert and drafts a letter; all is undone', async () => {
  const app = await createTestApp()
  await app.take([RUST, GO])
  const ada = await signUp(app)
  const cvId = await giveCv(app, ada.id)
  const { use, client } = await assistant(app, await ownToken(ada))

  const { jobs } = await use('search_jobs', { query: 'rust' })
  const jobId = jobs[0].id
  await use('explain_result', { query: 'rust', jobId })
  expect((await use('match_job', { jobId })).jobId).toBe(jobId)
  expect((await use('list_cvs')).cvs).toMatchObject([{ id: cvId, isCurrent: true }])
  expect((await use('get_cv', { cvId })).id).toBe(cvId)
  expect((await use('check_cv', { cvId })).findings).toBeInstanceOf(Array)
  expect((await use('find_matches', { query: 'rust' })).totalCount).toBe(1)
  expect((await use('what_would_open_more_jobs')).opened).toEqual([])
  await use('save_job', { jobId })
  const application = await use('track_application', { jobId })
  const applicationId = application.id
  await use('move_application', { applicationId, stage: 'Applied', today: '2026-03-02' })
  await use('add_note', { applicationId, text: 'Sent by hand' })
  const alert = await use('create_alert', { keywords: ['rust'], isRemote: true })
  await use('pause_alert', { alertId: alert.id })
  const letter = await use('draft_cover_letter', { jobId })
  expect((await use('get_cover_letter', { letterId: letter.id })).text).toBe(letter.text)

  const prompt = await client.getPrompt({
    name: 'prepare_interview',
    arguments: { applicationId: `${applicationId}` },
  })
  expect(JSON.stringify(prompt.messages)).toContain('Sent by hand')
  await client.getPrompt({ name: 'tailor_cv', arguments: { jobId: `${jobId}` } })
  await client.getPrompt({ name: 'weekly_review' })
  const { resources } = await client.listResources()
  for (const { uri } of resources) await client.readResource({ uri })

  const page = await ada.page('/dashboard/assistants')
  const done = [...page.matchAll(/aria-label="Undo: ([^"]+)"/g)].map(([, words]) => words)
  expect(done).toEqual([
    'Drafted the cover letter “Rust Engineer, Fernhill”',
    'Paused the job alert “rust”',
    'Created the job alert “rust”',
    'Added a note to Rust Engineer at Fernhill',
    'Moved Rust Engineer at Fernhill from Interested to Applied',
    'Tracked Rust Engineer at Fernhill (Interested)',
    'Saved Rust Engineer at Fernhill',
  ])
  expect(page).toContain('Helper token')
  for (const [, id = ''] of page.matchAll(/name="id" value="(\d+)"/g)) {
    const answer = await ada.submit('/dashboard/assistants', { intent: 'undo', id })
    expect(answer.status).toBe(200)
    const again = await ada.submit('/dashboard/assistants', { intent: 'undo', id })
    expect(again.status).toBe(404)
  }
  expect((await use('list_applications')).applications).toEqual([])
  expect((await use('list_alerts')).alerts).toEqual([])
  expect((await use('list_saved_jobs')).savedJobs).toEqual([])
  expect((await use('list_cover_letters')).letters).toEqual([])
  expect(app.errors).toEqual([])
})

test('a move that the person has changed since is not undone', async () => {
  const app = await createTestApp()
  await app.take([RUST])
  const ada = await signUp(app)
  const { use } = await assistant(app, await ownToken(ada))
  const { jobs } = await use('search_jobs', {})
  const { id: applicationId } = await use('track_application', { jobId: jobs[0].id })
  await use('move_application', { applicationId, stage: 'Applied' })
  const body = { ids: [applicationId], stage: 'Tech Interview' }
  await ada.send('POST', '/api/me/applications/move', body)
  const page = await ada.page('/dashboard/assistants')
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? []
  const answer = await ada.submit('/dashboard/assistants', { intent: 'undo', id })
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('This can’t be undone any more'),
  ])
  expect(await ada.page('/dashboard/assistants')).toContain(`name="id" value="${id}"`)
})

test('AZ-08 other people’s things answer like unknown ones', async () => {
  const app = await createTestApp()
  await app.take([RUST])
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const cvId = await giveCv(app, ada.id)
  const hers = await assistant(app, await ownToken(ada))
  const his = await assistant(app, await ownToken(bob))
  const { jobs } = await hers.use('search_jobs', {})
  const { id: applicationId } = await hers.use('track_application', { jobId: jobs[0].id })
  const { id: alertId } = await hers.use('create_alert', { keywords: ['rust'] })
  const { id: letterId } = await hers.use('draft_cover_letter', { jobId: jobs[0].id })
  const NONE = '00000000-0000-4000-8000-000000000000'
  const asked: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ['get_application', { applicationId }, { applicationId: 999_999 }],
    [
      'move_application',
      { applicationId, stage: 'Applied' },
      { applicationId: 999_999, stage: 'Applied' },
    ],
    ['add_note', { applicationId, text: 'x' }, { applicationId: 999_999, text: 'x' }],
    ['pause_alert', { alertId }, { alertId: 999_999 }],
    ['resume_alert', { alertId }, { alertId: 999_999 }],
    ['get_cv', { cvId }, { cvId: NONE }],
    ['check_cv', { cvId }, { cvId: NONE }],
    ['match_job', { jobId: jobs[0].id, cvId }, { jobId: jobs[0].id, cvId: NONE }],
    ['get_cover_letter', { letterId }, { letterId: NONE }],
    ['draft_cover_letter', { jobId: jobs[0].id, cvId }, { jobId: jobs[0].id, cvId: NONE }],
  ]
  for (const [name, theirs, unknown] of asked) {
    expect(await his.refusal(name, theirs), name).toBe(await his.refusal(name, unknown))
  }
  const read = (uri: string) => his.client.readResource({ uri }).catch((error) => error.message)
  expect(await read(`application://${applicationId}`)).toBe(await read('application://999999'))
  for (const name of ['list_applications', 'list_alerts', 'list_cvs', 'list_cover_letters']) {
    expect(JSON.stringify(await his.use(name)), name).toMatch(/":\[\]/)
  }
  const page = await ada.page('/dashboard/assistants')
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? []
  expect((await bob.submit('/dashboard/assistants', { intent: 'undo', id })).status).toBe(404)
})

test('AZ-08 every tool that needs a scope is refused without a token, and each change with a read-only one', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const readOnly = await ownToken(ada, true)
  const { client } = await assistant(app)
  const { tools } = await client.listTools()
  const open: string[] = []
  for (const { name, annotations } of tools) {
    const answer = await message(app, toolCall(name))
    if (answer.status === 200) open.push(name)
    else {
      expect([name, answer.status]).toEqual([name, 401])
      expect(answer.headers.get('www-authenticate')).toMatch(
        /^Bearer scope="[a-z-]+:(?:read|write)", resource_metadata="http:\/\/rolecall\.test\/\.well-known\/oauth-protected-resource\/mcp"$/,
      )
    }
    const headers = { authorization: `Bearer ${readOnly}` }
    const asReader = await message(app, toolCall(name), headers)
    const { isError, text } = await toolResult(asReader)
    expect([name, asReader.status]).toEqual([name, 200])
    const isDenied = isError && text.includes('(token_may_only_read)')
    expect([name, isDenied]).toEqual([name, !annotations?.readOnlyHint])
    if (isDenied) expect(text).toMatch(/^This access token is read-only\. Create one that can/)
  }
  expect(open).toEqual([
    'search_jobs',
    'get_job',
    'explain_result',
    'get_filter_options',
    'get_suggestions',
    'search_companies',
    'get_company',
  ])
  for (const method of ['prompts/get', 'resources/read']) {
    const params = { name: 'weekly_review', uri: 'cv://current' }
    const answer = await message(app, { jsonrpc: '2.0', id: 1, method, params })
    expect([method, answer.status]).toEqual([method, 401])
  }
  expect(app.errors).toEqual([])
})

test('a batch is refused as a whole if one of its messages needs a scope', async () => {
  const app = await createTestApp()
  const batch = [toolCall('get_suggestions'), toolCall('list_applications')]
  expect((await message(app, batch)).status).toBe(401)
  const many = Array.from({ length: 21 }, () => toolCall('get_suggestions'))
  expect((await message(app, many)).status).toBe(413)
})

test('the session of a browser is no key to the server, and other sites get nothing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const cookie = { cookie: ada.jar.header(), 'sec-fetch-site': 'same-origin' }
  expect((await message(app, toolCall('list_applications'), cookie)).status).toBe(401)
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]) {
    expect((await message(app, toolCall('get_suggestions'), headers)).status).toBe(403)
  }
})

test.each([
  ['', 415],
  ['{', 415],
  ['['.repeat(60_000), 415],
  [`"${'x'.repeat(200_000)}"`, 413],
])('an unreadable body is answered with a refusal', async (body: string, status: number) => {
  const app = await createTestApp()
  expect((await message(app, body)).status).toBe(status)
  expect(app.errors).toEqual([])
})

test('odd messages are refused in the words of the protocol, and nothing breaks', async () => {
  const app = await createTestApp()
  const deep = JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`)
  for (const body of [
    null,
    1,
    'text',
    {},
    [],
    { jsonrpc: '2.0', id: 1, method: 'tools/call' },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: null },
    { jsonrpc: '2.0', id: 1, method: 'constructor', params: {} },
    toolCall('__proto__'),
    toolCall('get_job', { jobId: { $gt: 1 } }),
    toolCall('search_jobs', deep),
    toolCall('search_jobs', { query: 'a\u0000b' }),
  ]) {
    const answer = await message(app, JSON.stringify(body))
    expect([JSON.stringify(body).slice(0, 80), answer.status < 500]).toEqual([
      JSON.stringify(body).slice(0, 80),
      true,
    ])
    await answer.body?.cancel()
  }
  expect(app.errors).toEqual([])
})

test('other methods are refused: there are no sessions', async () => {
  const app = await createTestApp()
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const answer = await app.request('/mcp', { method })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([
      method,
      405,
      'POST, OPTIONS',
    ])
  }
})

test('older versions of the protocol are negotiated, and unknown ones answered with one of ours', async () => {
  const app = await createTestApp()
  for (const [asked, agreed] of [
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['1999-01-01', expect.stringMatching(/^20\d\d-/)],
  ]) {
    const params = {
      protocolVersion: asked,
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    }
    const answer = await message(app, { jsonrpc: '2.0', id: 1, method: 'initialize', params })
    const text = await answer.text()
    const body = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
    expect(body.result.protocolVersion).toEqual(agreed)
  }
})

test('requests are limited by network without a token', async () => {
  const app = await createTestApp()
  let last = 200
  for (let at = 0; at < 300 && last === 200; at += 1) {
    last = (await message(app, toolCall('get_suggestions'))).status
  }
  expect(last).toBe(429)
})

/** The result of one tool call, from an answer that is JSON or one event. */
async function toolResult(answer: Response): Promise<{ isError: boolean; text: string }> {
  const body = await answer.text()
  const json = body.startsWith('{') ? body : (/^data: (.+)$/m.exec(body)?.[1] ?? '{}')
  const { result } = JSON.parse(json) as {
    result?: { isError?: boolean; content: { text: string }[] }
  }
  return { isError: result?.isError ?? false, text: result?.content[0]?.text ?? '' }
}

test('a tool that the plan does not contain answers with the sentence of pages and API', async () => {
  const app = await createTestApp({
    settings: { plans: { ...DEFAULT_PLANS, gates: { alerts: 'premium' } } },
  })
  const ada = await signUp(app)
  const headers = { authorization: `Bearer ${await ownToken(ada)}` }
  const answer = await message(app, toolCall('create_alert', { keywords: ['rust'] }), headers)
  const sentence = 'Creating job alerts requires the Premium plan.'
  expect(await toolResult(answer)).toEqual({
    isError: true,
    text: expect.stringContaining(`${sentence} (plan_required)`),
  })
  const sent = await ada.send('POST', '/api/me/alerts', { keywords: ['rust'] })
  expect(await sent.json()).toMatchObject({ code: 'plan_required', title: sentence })
  expect(await ada.page('/dashboard/job-alerts')).toContain(sentence)
})

test('an undo that is impossible says why on the page', async () => {
  const app = await createTestApp()
  await app.take([RUST])
  const ada = await signUp(app)
  const { use } = await assistant(app, await ownToken(ada))
  const { jobs } = await use('search_jobs', {})
  const { id: applicationId } = await use('track_application', { jobId: jobs[0].id })
  await use('add_note', { applicationId, text: 'Sent by hand' })
  await ada.send('DELETE', `/api/me/applications/${applicationId}`)
  const page = await ada.page('/dashboard/assistants')
  const ids = [...page.matchAll(/name="id" value="(\d+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(2)
  for (const id of ids) {
    const answer = await ada.submit('/dashboard/assistants', { intent: 'undo', id })
    const shown = await answer.text()
    expect(answer.status).toBe(409)
    expect(shown).toContain('This can’t be undone any more')
    expect(shown).toContain('What they changed')
  }
  const unknown = await ada.submit('/dashboard/assistants', { intent: 'undo', id: '999' })
  expect(await unknown.text()).toContain('This was already done, or it isn’t listed here any more.')
})

test('a saved job that an assistant removed is restored, even above the plan’s limit', async () => {
  const app = await createTestApp({ settings: { plans: { ...DEFAULT_PLANS, basicSavedJobs: 1 } } })
  await app.take([RUST, GO])
  const ada = await signUp(app)
  const { use } = await assistant(app, await ownToken(ada))
  const { jobs } = await use('search_jobs', {})
  const [first, second] = jobs as { id: number }[]
  await use('save_job', { jobId: first?.id })
  await use('unsave_job', { jobId: first?.id })
  await ada.send('PUT', `/api/me/saved-jobs/${second?.id}`)
  const page = await ada.page('/dashboard/assistants')
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? []
  expect((await ada.submit('/dashboard/assistants', { intent: 'undo', id })).status).toBe(200)
  expect((await use('list_saved_jobs')).savedJobs).toHaveLength(2)
  const waiting = await ada.page(`/dashboard/saved-jobs?waiting=999`)
  expect(waiting).toContain('2 of 1 saved jobs (Basic plan)')
})
