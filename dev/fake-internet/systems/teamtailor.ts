/** Answers with a JSON feed as Teamtailor does: pages of fifty, and a schema.org posting in each item. */
import { fullText } from '#dev/fake-internet/advert-text.ts'
import { type FakeSystem, json, textOf, tokenBefore, uuidOf } from '#dev/fake-internet/system.ts'

const PAGE = 50

export const teamtailor: FakeSystem = {
  source: 'teamtailor',
  boardOf: (url) => (url.pathname === '/jobs.json' ? tokenBefore(url, 'teamtailor.com') : null),
  idOf: (number) => `${7_000_000 + number}`,
  answer(url, { board, shown }) {
    const site = `https://${board.token}.teamtailor.com`
    const page = Number(url.searchParams.get('page') ?? 1)
    const items = shown.slice((page - 1) * PAGE, page * PAGE).map((one) => {
      const id = teamtailor.idOf(one.number)
      const text = fullText(textOf(one))
      const { city, code } = one.advert.place
      const address = { '@type': 'PostalAddress', addressLocality: city, addressCountry: code }
      return {
        id: uuidOf(one.number),
        title: one.title,
        url: `${site}/jobs/${id}-job`,
        content_html: text,
        date_published: one.advert.postedAt.toISOString(),
        _jobposting: {
          '@context': 'http://schema.org/',
          '@type': 'JobPosting',
          title: one.title,
          description: text,
          identifier: { '@type': 'PropertyValue', name: board.company, value: Number(id) },
          datePosted: one.advert.postedAt.toISOString(),
          employmentType: 'FULL_TIME',
          hiringOrganization: { '@type': 'Organization', name: board.company },
          jobLocation: [{ '@type': 'Place', address }],
        },
      }
    })
    return json({
      version: 'https://jsonfeed.org/version/1.1',
      title: board.company,
      home_page_url: `${site}/jobs`,
      feed_url: `${site}/jobs.json`,
      ...(page * PAGE < shown.length && { next_url: `${site}/jobs.json?page=${page + 1}` }),
      items,
    })
  },
}
