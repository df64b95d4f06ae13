/** A person connects an app, sees what it changed, undoes that and disconnects it; with and without JavaScript. */
import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { signedIn } from './person.ts'

const BACK = 'https://assistant.example/callback'
const VERIFIER = 'v'.repeat(43)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

async function register(page: Page): Promise<string> {
  const answer = await page.request.post('/oauth/register', {
    data: { client_name: 'Helper', redirect_uris: [BACK] },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return ((await answer.json()) as { client_id: string }).client_id
}

const address = (clientId: string) =>
  `/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: BACK,
    state: 's',
    scope: 'applications:read applications:write cv:read',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  })}`

async function post<Answer>(path: string, body: string, headers: Record<string, string>) {
  const { baseURL = '' } = test.info().project.use
  const answer = await fetch(new URL(path, baseURL), { method: 'POST', body, headers })
  return (await answer.json()) as Answer
}

for (const javaScriptEnabled of [true, false]) {
  test(`an app is connected, acts, is undone and disconnected, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.route('https://assistant.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome back</h1>' }),
    )
    await signedIn(page, 'Cora Connect')
    const clientId = await register(page)

    await page.goto(address(clientId))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect “Helper”?')
    await expect(page.getByText('You’ll be sent back to assistant.example.')).toBeVisible()
    await page.getByRole('checkbox', { name: /Read your CVs/ }).uncheck()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    const code = new URL(page.url()).searchParams.get('code') ?? ''

    const { access_token: token } = await post<{ access_token: string }>(
      '/oauth/token',
      new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: VERIFIER,
        redirect_uri: BACK,
      }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
    const params = { name: 'track_application', arguments: { jobTitle: 'Cartographer' } }
    const { baseURL = '' } = test.info().project.use
    const tracked = await fetch(new URL('/mcp', baseURL), {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${token}`,
      },
    })
    expect(await tracked.text()).toContain('Cartographer')

    await page.goto('/dashboard/assistants')
    await expect(page.getByText(/^Tracked Cartographer/)).toBeVisible()
    await page.getByRole('button', { name: /^Undo: Tracked Cartographer/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
    await page.getByRole('button', { name: 'Disconnect Helper' }).click()
    await expect(page.getByText('You haven’t connected any apps.')).toBeVisible()
    await context.close()
  })
}

test('axe finds nothing on the pages about assistants', async ({ page }) => {
  await signedIn(page, 'Axel Axe')
  const clientId = await register(page)
  for (const path of [address(clientId), '/oauth/authorize', '/dashboard/assistants']) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})
