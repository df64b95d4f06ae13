/** How much JavaScript a first visit of a page loads, compressed. docs/measured.md has the figures. */
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { assetsOf } from '#dev/bench/assets-of.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const BUILT = path.resolve(import.meta.dirname, '../build/client')

/** In KB, just above what docs/measured.md says. React and React Router alone are 93. */
test('a first visit loads no more JavaScript than it needs', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer' })])
  const budgets = {
    '/': 118,
    '/jobs': 126,
    [`/jobs/${await app.idOf('Rust Engineer')}`]: 126,
    '/companies': 116,
    '/companies/acme': 117,
  }
  for (const [page, budget] of Object.entries(budgets)) {
    const read = (asset: string) => fs.readFile(path.join(BUILT, asset), 'utf8')
    const scripts = [...(await assetsOf(await app.page(page), read))].filter((asset) =>
      asset.endsWith('.js'),
    )
    const sizes = scripts.map(
      async (asset) => (await fs.stat(path.join(BUILT, `${asset}.br`))).size,
    )
    const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
    expect(kilobytes, page).toBeLessThan(budget)
    // Far below, the test would no longer notice what is added.
    expect(kilobytes, page).toBeGreaterThan(budget - 2)
  }
})
