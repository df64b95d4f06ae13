/**
 * What axe finds on a page: WCAG 2.2 at levels A and AA, and its best practices. One text for each broken rule, with
 * the beginning of the first element.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * `only` and `except` are CSS selectors of the part that is read and of the parts that are left out. `rules`: only these,
 * instead of all.
 */
export async function axeFindings(
  page: Page,
  { only, except, rules }: { only?: string; except?: string; rules?: string[] } = {},
): Promise<string[]> {
  // Other modes open a second page to sum up, which only frames of other sites need. We embed none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules) axe.withRules(rules)
  else axe.withTags(TAGS)
  if (only) axe.include(only)
  if (except) axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** axe finds nothing, and nothing is too wide: in one theme on a wide screen and in the other on a phone. */
export async function expectNoViolations(page: Page) {
  const before = page.viewportSize()
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    // The preview of an email runs no scripts, not even axe.
    const found = await axeFindings(page, { except: 'iframe' })
    expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${page.url()} ${width}`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
