/** Offers side by side: over the API, on the page without JavaScript, and in what a person gets and deletes. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUp } from './sign-up.ts'

const PAGE = '/dashboard/job-tracker/offers'
const NOTHING = { bonus: null, equity: null, hoursAWeek: null, daysOff: null, place: null }
const EUROS = { ...NOTHING, currency: 'EUR', base: 70_000, basePeriod: 'year' }
const DOLLARS = { ...NOTHING, currency: 'USD', base: 8_000, basePeriod: 'month', bonus: 5_000 }

type Person = Awaited<ReturnType<typeof signUp>>

async function given() {
  const app = await createTestApp()
  const ada = await signUp(app)
  const [first, second] = [await track(ada, 'Acme'), await track(ada, 'Zubr')]
  return { app, ada, first, second }
}

async function track(person: Person, companyName: string): Promise<number> {
  const body = { jobTitle: 'Engineer', companyName, stage: 'Offer Received' }
  const answer = await person.send('POST', '/api/me/applications', body)
  return ((await answer.json()) as { id: number }).id
}

const put = async (person: Person, id: number, offer: object) =>
  (await person.send('PUT', `/api/me/applications/${id}/offer`, offer)).status

const offers = async (person: Person, search = '') =>
  await (await person.request(`/api/me/offers${search}`)).json()

test('offers are compared in the currency of most, or the one asked for', async () => {
  const { app, ada, first, second } = await given()
  expect(await put(ada, first, EUROS)).toBe(204)
  expect(await offers(ada)).toMatchObject({ currency: 'EUR', ratesOn: null })
  expect(await put(ada, second, DOLLARS)).toBe(204)
  expect(await offers(ada, '?currency=USD')).toMatchObject({
    currency: 'USD',
    ratesOn: '2025-06-30',
    offers: [
      { companyName: 'Acme', isConverted: true, yearly: { base: 80_500 }, isHighest: false },
      {
        companyName: 'Zubr',
        isConverted: false,
        yearly: { base: 96_000, bonus: 5_000, total: 101_000 },
        // Whether Acme pays a bonus is unknown.
        isHighest: false,
      },
    ],
  })
  expect(app.errors).toEqual([])
})

test("nobody finds, changes or removes another person's offer", async () => {
  const { app, ada, first } = await given()
  const eve = await signUp(app, 'Eve')
  await put(ada, first, EUROS)
  expect(await put(eve, first, DOLLARS)).toBe(404)
  expect((await eve.send('DELETE', `/api/me/applications/${first}/offer`)).status).toBe(404)
  expect(await offers(eve)).toMatchObject({ offers: [] })
  expect(await offers(ada)).toMatchObject({ offers: [EUROS] })
})

test('an offer goes with its application, comes back with it, and is deleted with the account', async () => {
  const { app, ada, first } = await given()
  await put(ada, first, EUROS)
  await ada.send('POST', '/api/me/applications/delete', { ids: [first] })
  expect(await offers(ada)).toMatchObject({ offers: [] })
  await ada.send('POST', '/api/me/applications/restore', { ids: [first] })
  expect(await offers(ada)).toMatchObject({ offers: [{ base: 70_000 }] })
  await sql`delete from accounts`.execute(app.services.db)
  const { rows } = await sql`select 1 from application_offers`.execute(app.services.db)
  expect(rows).toEqual([])
})

test('the page stores offers, keeps what was refused, and restores a removed one', async () => {
  const { ada, first, second } = await given()
  expect(words(await ada.page(PAGE))).toMatch(/Details Engineer at (?:Acme|Zubr)/)
  const typed = { applicationId: String(first), currency: 'EUR', basePeriod: 'year', base: '70k' }
  const refused = await ada.submit(PAGE, { ...typed, intent: 'save' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('value="70k"')

  const saved = await ada.submit(PAGE, { ...typed, base: '70,000', intent: 'save' })
  expect(words(await saved.text())).toMatch(/Offer saved\..*Base €70,000 Total €70,000/)
  await put(ada, second, DOLLARS)
  const both = words(await ada.page(`${PAGE}?currency=EUR`))
  expect(both).toContain('≈ €83,500 Highest $8,000 per month')
  expect(both).toContain('exchange rates of June 30, 2025')

  const removed = words(
    await (await ada.submit(PAGE, { applicationId: String(second), intent: 'remove' })).text(),
  )
  expect(removed).toContain('Offer removed. Undo')
  expect(removed).not.toContain('≈')
})

test('offers are part of the data that a person downloads', async () => {
  const { app } = await given()
  const { HELD } = await import('#store/personal-data.ts')
  expect(HELD.application_offers).toMatchObject({ name: 'application-offers' })
  expect(app.errors).toEqual([])
})

const words = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
