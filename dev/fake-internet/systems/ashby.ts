/** Answers as Ashby does: everything in one answer, places with postal addresses, no company name. */
import { fullText } from '#dev/fake-internet/advert-text.ts'
import {
  type FakeSystem,
  json,
  placeLine,
  textOf,
  tokenAt,
  uuidOf,
} from '#dev/fake-internet/system.ts'

export const ashby: FakeSystem = {
  source: 'ashby',
  boardOf: (url) => tokenAt(url, 'api.ashbyhq.com', /^\/posting-api\/job-board\/([^/]+)$/),
  idOf: uuidOf,
  answer(_, { board, shown }) {
    const jobs = shown.map((one) => {
      const id = uuidOf(one.number)
      const text = fullText(textOf(one))
      const { city, region, country } = one.advert.place
      const page = `https://jobs.ashbyhq.com/${board.token}/${id}`
      return {
        id,
        title: one.title,
        isListed: true,
        isRemote: false,
        workplaceType: 'OnSite',
        employmentType: 'FullTime',
        location: placeLine(one),
        address: {
          postalAddress: { addressLocality: city, addressRegion: region, addressCountry: country },
        },
        secondaryLocations: [],
        publishedAt: one.advert.postedAt.toISOString(),
        jobUrl: page,
        applyUrl: `${page}/application`,
        descriptionHtml: text,
        descriptionPlain: text.replace(/<[^<>]*>/g, ' '),
      }
    })
    return json({ apiVersion: '1', jobs })
  },
}
