/** Answers as Workable's widget does: dates without times, and a row for each place of a job. */
import { type FakeSystem, json, textOf, tokenAt } from '#dev/fake-internet/system.ts'

export const workable: FakeSystem = {
  source: 'workable',
  boardOf: (url) => tokenAt(url, 'apply.workable.com', /^\/api\/v1\/widget\/accounts\/([^/]+)$/),
  idOf: (number) => number.toString(16).toUpperCase().padStart(10, 'A'),
  answer(_, { board, shown }) {
    const jobs = shown.map((one) => {
      const shortcode = workable.idOf(one.number)
      const { city, region, country, code } = one.advert.place
      const { tasks, wants, about } = textOf(one)
      return {
        title: one.title,
        shortcode,
        employment_type: 'Full-time',
        telecommuting: false,
        url: `https://apply.workable.com/j/${shortcode}`,
        application_url: `https://apply.workable.com/j/${shortcode}/apply`,
        published_on: one.advert.postedAt.toISOString().slice(0, 10),
        created_at: one.advert.postedAt.toISOString().slice(0, 10),
        country,
        city,
        state: region,
        locations: [{ country, countryCode: code, city, region, hidden: false }],
        description: `${about}${tasks}`,
        requirements: wants,
      }
    })
    return json({ name: board.company, description: null, jobs })
  },
}
