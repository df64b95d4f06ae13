/** Companies' logos: from a listing's address to pictures of ours on pages, and what is refused on the way. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createLogoReader, drawApart } from '#server/company/logo-reader.ts'
import { removeLogos } from '#server/company/logo-worker.ts'
import { type LogoReader, type ReadLogo, refreshLogos } from '#work/company/refresh-logos.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const LOGO = 'https://cdn.example/acme.png'
const IDENTITY = { version: '1', publicUrl: 'http://rolecall.test', email: null }
const DAY_MS = 86_400_000

test('a logo is drawn in two sizes and shown on cards, the job’s and the company’s page', async () => {
  const app = await given()
  expect(await companyOf(app)).toBeNull()
  const asked = await refresh(app, drawn('red'))
  expect(asked).toEqual([LOGO])
  const { companyLogo } = await firstJob(app)
  expect(companyLogo).toMatch(/^\/logos\/[0-9a-f]{32}-112\.webp$/)
  const small = companyLogo?.replace('-112.', '-80.') ?? ''
  const jobId = await app.idOf('Rust Engineer')
  for (const [path, src] of [
    ['/jobs?query=rust', small],
    ['/companies', small],
    ['/companies/acme', companyLogo],
    [`/jobs/${jobId}`, companyLogo],
  ]) {
    const page = await app.request(path as string).then((answer) => answer.text())
    expect(page).toContain(`<img src="${src}" alt=""`)
    expect(page).not.toContain('cdn.example/acme.png')
  }
  const answer = await app.request(small)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 80, height: 80, format: 'webp' })
  expect(app.errors).toEqual([])
})

test('a logo is read once a month, a failing one less and less often, and keeps its picture', async () => {
  const app = await given()
  await refresh(app, drawn('red'))
  const before = await firstJob(app)
  app.setNow('2026-03-31T09:00:00Z')
  expect(await refresh(app, drawn('blue'))).toEqual([])
  app.setNow('2026-04-02T09:00:00Z')
  const failing: ReadLogo = { small: null, large: null, problem: 'the address answered 503' }
  const days: number[] = []
  for (let day = 0; day < 16; day++) {
    app.setNow(new Date(Date.parse('2026-04-02T09:00:00Z') + day * DAY_MS).toISOString())
    if ((await refresh(app, async () => failing)).length > 0) days.push(day)
  }
  expect(days).toEqual([0, 1, 3, 7, 15])
  expect(await firstJob(app)).toMatchObject({ companyLogo: before.companyLogo })
  // Another source knows another address.
  await app.take([listing({ id: 'b', title: 'Go Engineer', companyLogo: `${LOGO}?2` })])
  expect(await refresh(app, drawn('blue'))).toEqual([`${LOGO}?2`])
  const after = await companyOf(app)
  expect(after).not.toBe(before.companyLogo)
  expect((await app.request(before.companyLogo ?? '')).status).toBe(404)
})

test('the first address of a company stays while it works', async () => {
  const app = await given()
  await refresh(app, drawn('red'))
  await app.take([listing({ id: 'b', title: 'Go Engineer', companyLogo: `${LOGO}?2` })])
  expect(await refresh(app, drawn('blue'))).toEqual([])
})

test('switched off, stored logos are deleted and letters are shown', async () => {
  const app = await given()
  await refresh(app, drawn('red'))
  await removeLogos(app.services)
  expect(await companyOf(app)).toBeNull()
  expect(await app.request('/companies').then((answer) => answer.text())).not.toContain('/logos/')
})

test('two servers do not read the same logo', async () => {
  const app = await given()
  const taken = await Promise.all([1, 2].map(() => refresh(app, drawn('red'))))
  expect(taken.flat()).toEqual([LOGO])
})

test('SF-09 private addresses, redirects to them, and other schemes are not read', async () => {
  const reader = createLogoReader(IDENTITY, {
    findAddresses: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  for (const url of [
    'http://127.0.0.1/a.png',
    'http://logos.example/a.png',
    'file:///etc/passwd',
    'x',
  ])
    expect(await reader.read(url, new AbortController().signal)).toMatchObject({ small: null })
  await reader.close()
})

test('UP-15 what is no picture, too small, too wide, too many pixels or broken is not drawn', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  const good = await picture(200, 120)
  expect(await drawApart(good)).toHaveLength(2)
  const refused = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
    Buffer.from(''),
    await picture(16, 16),
    await picture(500, 100),
    await picture(5_000, 4_000),
    good.subarray(0, good.length / 2),
  ]
  for (const bytes of refused) expect(await drawApart(bytes)).toBeNull()
})

test('a white logo without a background is drawn on a dark one', async () => {
  const on = async (background: { r: number; g: number; b: number; alpha: number }) => {
    const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background } })
      .png()
      .toBuffer()
    const both = await drawApart(logo)
    const { data } = await sharp(both?.[0]).raw().toBuffer({ resolveWithObject: true })
    return data[0] ?? 0 // the corner, which is the background
  }
  expect(await on({ r: 255, g: 255, b: 255, alpha: 0.9 })).toBeLessThan(60)
  expect(await on({ r: 0, g: 90, b: 0, alpha: 0.9 })).toBeGreaterThan(240)
})

async function given(): Promise<TestApp> {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await app.take([listing({ id: 'a', title: 'Rust Engineer', companyLogo: LOGO })])
  return app
}

/** Returns the addresses that were read. */
async function refresh(app: TestApp, read: (url: string) => Promise<ReadLogo>): Promise<string[]> {
  const asked: string[] = []
  const reader: LogoReader = {
    read(url) {
      asked.push(url)
      return read(url)
    },
  }
  await refreshLogos(app.services, reader, new AbortController().signal)
  return asked
}

const drawn = (background: string) => async (): Promise<ReadLogo> => {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .webp()
      .toBuffer()
  return { small: await square(80), large: await square(112), problem: null }
}

async function firstJob(app: TestApp) {
  const answer = await app.request('/api/jobs')
  return (
    ((await answer.json()) as { jobs: { companyLogo: string | null }[] }).jobs[0] ?? {
      companyLogo: null,
    }
  )
}

async function companyOf(app: TestApp): Promise<string | null> {
  const answer = await app.request('/api/companies/acme')
  return ((await answer.json()) as { logo: string | null }).logo
}
