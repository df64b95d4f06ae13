import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'

const PAGES = [
  '/',
  '/jobs',
  '/jobs?query=react&remote=true',
  '/jobs?query=kubernets',
  '/jobs?query=python&job=1',
  '/jobs?query=zzzzzz',
  '/jobs?location=Qwertyville&jobTypes=contract&eligibleFrom=ES',
  '/jobs/compare?jobs=1,2,999999',
  '/jobs/compare',
  '/jobs/1',
  '/jobs/999999',
  '/companies',
  '/companies?query=zzzzzz',
  '/salaries',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/resources',
  '/sitemap',
  '/newsletter',
  '/subscription',
  '/subscription?billing=annually',
  '/post-a-job',
  '/api/docs',
  '/api/docs/jobs',
  '/api/docs/letters',
  '/auth/signin',
  '/auth/signup?next=/jobs/1&save=1',
  '/auth/verify?email=ada@example.org',
  '/auth/code?email=ada@example.org',
  '/auth/recover',
  '/auth/recover?sent=ada@example.org',
  '/auth/reset?token=x',
  '/auth/link?token=x',
  '/auth/undo?token=x',
  '/auth/two-factor',
  '/auth/not-saved?reason=saved_jobs_full',
  '/no-such-page',
]
const WIDTHS = [1440, 768, 390]
/** Other content on a page that is checked at every width. */
const VARIANTS = new Set([
  '/jobs?query=react&remote=true',
  '/jobs?query=kubernets',
  '/jobs?query=zzzzzz',
  '/jobs?location=Qwertyville&jobTypes=contract&eligibleFrom=ES',
  '/companies?query=zzzzzz',
  '/subscription?billing=annually',
  '/api/docs/letters',
  '/auth/recover?sent=ada@example.org',
])
/** A theme changes colours alone: the second one is checked by the rules about them. */
const THEMES = [
  { theme: 'light', options: {} },
  { theme: 'dark', options: { rules: ['color-contrast', 'link-in-text-block'] } },
]

for (const path of PAGES) {
  const widths = VARIANTS.has(path) ? [390] : WIDTHS
  test(`axe finds nothing on ${path} in both themes, ${widths.join(', ')} px wide`, async ({
    page,
  }) => {
    test.slow() // Six analyses of a whole page, and some pages are long.
    // A quotation has too little contrast during its 180 ms fade-in, so animations are off.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const { theme, options } of THEMES) {
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = await axeFindings(page, options)
        expect(found, `${theme} ${width}`).toEqual([])
      }
    }
  })
}

test('nothing is wider than a 320 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of PAGES) {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
