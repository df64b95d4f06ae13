/** The doctor finds whether the mail server can be used, and says what to do about it. */
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { mailEnv } from '#test/mail-env.ts'
import { startMailServer } from '#test/mail-server.ts'
import { checkSending, checkServer } from './check-smtp.ts'

async function connected(options: { login?: boolean } = {}) {
  const server = await startMailServer(0, { password: options.login ? 'secret' : null })
  const at = (user = '') => {
    const env = mailEnv({ SMTP_URL: `smtp://${user}127.0.0.1:${server.port}` })
    const port = createSmtpPort(env.mail)
    onTestFinished(() => port.close())
    return { env, port }
  }
  return { server, at }
}

test('a real connection shows whether the server takes the user and password', async () => {
  const { at } = await connected({ login: true })
  const right = at('user:secret@')
  const wrong = at('user:wrong@')
  expect(await checkServer(right.env, right.port)).toEqual({
    about: 'Mail server',
    state: 'ok',
    lines: ['127.0.0.1 answers and accepts the user and password.'],
  })
  expect(await checkServer(wrong.env, wrong.port)).toMatchObject({
    state: 'fix',
    lines: [expect.stringContaining('535'), expect.stringContaining('user and password')],
  })
})

test('a server that does not answer is named with its host', async () => {
  const { server, at } = await connected()
  const { env, port } = at()
  await server.stop()
  expect(await checkServer(env, port)).toMatchObject({
    state: 'fix',
    lines: [expect.stringContaining('ECONNREFUSED'), expect.stringContaining('port of SMTP_URL')],
  })
})

test('a test message is really sent, and a refusal is explained', async () => {
  const { server, at } = await connected()
  const { port } = at()
  const now = new Date('2026-03-02T09:00:00Z')
  expect(await checkSending('ada@example.net', port, now)).toMatchObject({ state: 'ok' })
  expect(server.delivered[0]?.source).toContain('A test message from Rolecall')
  expect(server.delivered[0]?.source).toMatch(/^DKIM-Signature: /m)

  server.answers.set('ada@example.net', { code: 550, message: '5.7.26 Unauthenticated' })
  expect(await checkSending('ada@example.net', port, now)).toMatchObject({
    state: 'fix',
    lines: [expect.stringContaining('5.7.26'), 'SPF, DKIM or DMARC fail. Fix the records above.'],
  })
})
