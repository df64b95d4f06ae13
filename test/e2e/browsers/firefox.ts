/** Debian's Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks without a driver. */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { type Driver, type Find, patiently, type Window } from './driver.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string }
type Evaluated = {
  type: 'success' | 'exception'
  result: { type: string; value?: unknown; sharedId?: string }
  exceptionDetails?: { text: string }
}

export async function startFirefox({ width, height }: Window): Promise<Driver> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-firefox-'))
  const firefox = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox doesn’t answer at ${address}`))
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(`${data}`) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  }
  let asked = 0

  async function ask<T>(method: string, params: object): Promise<T> {
    const id = ++asked
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`)
    return reply.result as T
  }

  await ask('session.new', { capabilities: {} })
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await ask('browsingContext.setViewport', { context, viewport: { width, height } })

  async function evaluate(expression: string) {
    const { type, result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })
    if (type === 'exception') throw new Error(`${exceptionDetails?.text}: ${expression}`)
    return result
  }

  const element = (find: Find) =>
    patiently(`no ${find}`, async () => {
      const { sharedId } = await evaluate(`(() => {
        const found = ${find}
        found?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return found
      })()`)
      return sharedId && { sharedId }
    })

  const perform = (actions: object[]) => ask('input.performActions', { context, actions })

  async function click(find: Find) {
    const origin = { type: 'element', element: await element(find) }
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await perform([{ type: 'pointer', id: 'mouse', actions: steps }])
  }

  return {
    // A page that another navigation of Firefox's own cuts off is opened again.
    open: (url) => {
      const go = () => ask<void>('browsingContext.navigate', { context, url, wait: 'complete' })
      return go().catch((error: unknown) => {
        if (!`${error}`.includes('NS_BINDING_ABORTED')) throw error
        return go()
      })
    },
    value: async (expression) =>
      JSON.parse(`${(await evaluate(`JSON.stringify(${expression})`)).value}`),
    click,
    async type(find, text) {
      await click(find)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform([{ type: 'key', id: 'keys', actions: keys }])
    },
    attach: async (find, file) =>
      ask('input.setFiles', { context, element: await element(find), files: [file] }),
    async close() {
      socket.close()
      const ended = new Promise((resolve) => firefox.once('exit', resolve))
      firefox.kill()
      await ended
      fs.rmSync(profile, { recursive: true, force: true })
    },
  }
}
