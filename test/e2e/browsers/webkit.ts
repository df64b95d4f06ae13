/**
 * WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), in its own small browser, which needs a screen: Xvfb makes
 * one in memory. Full screen, because a window with a toolbar is at least 447 px wide.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { type Driver, type Find, patiently, type Window } from './driver.ts'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'

/** The name of references to elements, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Element = { [ELEMENT]: string }

export async function startWebKit({ width, height }: Window): Promise<Driver> {
  const { display, screen } = await startScreen()
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${(value as { message: string }).message}`)
    return value as T
  }

  const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] }
  const { sessionId } = await patiently('no session', () =>
    ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  )
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, { width, height })

  const run = <T>(script: string) => ask<T>('POST', `${session}/execute/sync`, { script, args: [] })

  const element = (find: Find) =>
    patiently(`no ${find}`, () =>
      run<Element | null>(`const found = ${find}
        found?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return found ?? null`),
    )

  async function click(find: Find) {
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin: await element(find) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const mouse = { type: 'pointer', id: 'mouse', actions: steps }
    await ask('POST', `${session}/actions`, { actions: [mouse] })
  }

  const sendKeys = async (find: Find, text: string) =>
    ask<void>('POST', `${session}/element/${(await element(find))?.[ELEMENT]}/value`, { text })

  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    value: async (expression) => JSON.parse(await run(`return JSON.stringify(${expression})`)),
    click,
    async type(find, text) {
      await click(find)
      await sendKeys(find, text)
    },
    attach: sendKeys,
    async close() {
      await ask('DELETE', session).catch(() => {})
      await Promise.all([ended(driver), ended(screen)])
    },
  }
}

async function startScreen() {
  // Xvfb picks a free number and writes it.
  const screen = spawn(
    XVFB,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (text: Buffer) => resolve(`${text}`.trim()))
    screen.once('exit', () => reject(new Error('Xvfb ended')))
  })
  return { display: `:${number}`, screen }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Its folder names the version of its interface. */
function miniBrowser(): string {
  const [found] = fs.globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!found) throw new Error('MiniBrowser is not installed: it comes with webkit2gtk-driver')
  return found
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}
