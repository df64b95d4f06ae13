/**
 * `npm run pictures [-- DIR [PATH…]]` starts the product with its sample jobs, gives an account a lived-in tracker, and
 * takes a picture of every page in both themes at three widths. Without DIR they are put under `pictures`, which git
 * ignores. PATH, the beginning of an address, limits them to some pages: `npm run pictures -- pictures /jobs`.
 */
import { mkdirSync } from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ORIGIN, startProduct } from './bench/running-product.ts'
import { findChromium } from './browsers.ts'
import { liveIn, operate } from './pictures/lived-in-account.ts'
import { type PicturedPage, picturedPages, type Seer } from './pictures/pictured-pages.ts'

const WIDTHS = [1440, 768, 390]
const HEIGHT = 900
/** Of the account, which lives there. */
const HOME_ZONE = 'Europe/Berlin'
const THEMES = ['light', 'dark'] as const
/** Taller pages are cut off here, so that no picture is too large to look at. */
const MOST_PIXELS = 4_000
/** For parts that are loaded after the page. */
const SETTLE_MS = 400

/** Of each who sees a page. */
type Cookies = Readonly<Record<Seer, [name: string, value: string][]>>
type Look = { theme: (typeof THEMES)[number]; width: number; cookies: Cookies }

const { positionals } = parseArgs({ allowPositionals: true })
const [directory = 'pictures', ...beginnings] = positionals
const into = path.resolve(process.env.CALLED_FROM ?? '.', directory)

const product = await startProduct({ settings: { OPERATOR_EMAIL: 'operator@board.example' } })
try {
  const account = await liveIn(product)
  const cookies: Cookies = {
    visitor: [],
    person: account.cookies,
    operator: await operate(product),
  }
  const pages = picturedPages(account).filter(
    ({ address }) =>
      beginnings.length === 0 || beginnings.some((beginning) => address.startsWith(beginning)),
  )
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  mkdirSync(into, { recursive: true })
  const wide: string[] = []
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const look = { theme, width, cookies }
      wide.push(...(await takeAll(browser, pages, look)))
      process.stdout.write(`${theme}, ${width} px: ${pages.length} pages\n`)
    }
  }
  await browser.close()
  process.stdout.write(`The pictures are in ${into}.\n`)
  for (const one of new Set(wide)) process.stdout.write(`Wider than its window: ${one}\n`)
} finally {
  await product.stop()
}

/** Returns what is wider than its window. */
async function takeAll(browser: Browser, pages: readonly PicturedPage[], look: Look) {
  const { theme, width, cookies } = look
  const wide: string[] = []
  for (const seer of ['visitor', 'person', 'operator'] as const) {
    const seen = pages.filter((page) => page.seer === seer)
    if (seen.length === 0) continue
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      colorScheme: theme,
      reducedMotion: 'reduce',
      timezoneId: HOME_ZONE,
    })
    await context.addCookies(cookies[seer].map(([name, value]) => ({ name, value, url: ORIGIN })))
    const page = await context.newPage()
    for (const { name, address } of seen) {
      const isWide = await take(page, address, `${name}-${width}-${theme}.png`)
      if (isWide) wide.push(`${name} at ${width} px`)
    }
    await context.close()
  }
  return wide
}

/** Whether the page is wider than the window. */
async function take(page: Page, address: string, file: string): Promise<boolean> {
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height: HEIGHT })
  // Signed-in pages keep a live stream open, so the network is never idle.
  await page.goto(ORIGIN + address)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => {
    const pane = document.querySelector('#preview')
    const isComing = pane?.checkVisibility() && !pane.querySelector('h2')
    return !isComing && document.querySelector('[aria-busy=true]') === null
  })
  await page.waitForTimeout(SETTLE_MS)
  const { height, isWide } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
    return { height: scrollHeight, isWide: scrollWidth > clientWidth }
  })
  await page.setViewportSize({ width, height: Math.max(HEIGHT, Math.min(height, MOST_PIXELS)) })
  // Images below the first screen are only loaded now.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  )
  await page.screenshot({ path: path.join(into, file) })
  return isWide
}
