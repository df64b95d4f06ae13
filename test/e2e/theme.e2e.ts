import { expect, test } from '@playwright/test'

test('the chosen theme applies from the first paint and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))

  const seen: string[] = []
  await page.exposeFunction('sawTheme', (name: string) => seen.push(name))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        (window as unknown as { sawTheme(name: string): void }).sawTheme(
          document.documentElement.className,
        )
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/jobs')

  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(seen.every((name) => name.includes('dark'))).toBe(true)
})

test('System follows the operating system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveClass(/dark/)

  await page.emulateMedia({ colorScheme: 'dark' })

  await expect(page.locator('html')).toHaveClass(/dark/)
})
