/** Answers as Lever does: a bare array, lists in a text without their own tags, no company name. */
import {
  type FakeSystem,
  json,
  placeLine,
  textOf,
  tokenAt,
  uuidOf,
} from '#dev/fake-internet/system.ts'

export const lever: FakeSystem = {
  source: 'lever',
  boardOf: (url) => tokenAt(url, 'api.lever.co', /^\/v0\/postings\/([^/]+)$/),
  idOf: uuidOf,
  answer(_, { board, shown }) {
    return json(
      shown.map((one) => {
        const id = uuidOf(one.number)
        const { tasks, wants, about } = textOf(one)
        const page = `https://jobs.lever.co/${board.token}/${id}`
        return {
          id,
          text: one.title,
          hostedUrl: page,
          applyUrl: `${page}/apply`,
          createdAt: one.advert.postedAt.getTime(),
          country: one.advert.place.code,
          workplaceType: 'onsite',
          categories: {
            commitment: 'Full-time',
            location: placeLine(one),
            allLocations: [placeLine(one)],
          },
          description: `${about}${tasks}`,
          descriptionPlain: `${about}${tasks}`.replace(/<[^<>]*>/g, ' '),
          lists: [{ text: 'What we ask for', content: wants.replace(/<\/?ul>/g, '') }],
          additional: '',
        }
      }),
    )
  },
}
