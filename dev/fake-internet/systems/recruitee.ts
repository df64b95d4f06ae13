/** Answers as Recruitee does: a separate host for each employer, and instants that are not quite ISO 8601. */
import { type FakeSystem, json, textOf, tokenBefore } from '#dev/fake-internet/system.ts'

const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

export const recruitee: FakeSystem = {
  source: 'recruitee',
  boardOf: (url) => (url.pathname === '/api/offers/' ? tokenBefore(url, 'recruitee.com') : null),
  idOf: (number) => `${2_000_000 + number}`,
  answer(_, { board, shown }) {
    const offers = shown.map((one) => {
      const id = recruitee.idOf(one.number)
      const { city, region, country, code } = one.advert.place
      const { tasks, wants, about } = textOf(one)
      const page = `https://${board.token}.recruitee.com/o/offer-${id}`
      return {
        id: Number(id),
        slug: `offer-${id}`,
        title: one.title,
        status: 'published',
        company_name: board.company,
        description: `${about}${tasks}`,
        requirements: wants,
        location: `${city}, ${country}`,
        city,
        country,
        country_code: code,
        locations: [{ id: 1, name: city, city, state: region, country, country_code: code }],
        remote: false,
        hybrid: false,
        on_site: true,
        employment_type_code: 'fulltime_permanent',
        salary: { min: null, max: null, period: null, currency: 'EUR' },
        tags: [],
        careers_url: page,
        careers_apply_url: `${page}/c/new`,
        created_at: instant(one.advert.postedAt),
        published_at: instant(one.advert.postedAt),
        updated_at: instant(one.changedAt),
        close_at: null,
      }
    })
    return json({ offers })
  },
}
