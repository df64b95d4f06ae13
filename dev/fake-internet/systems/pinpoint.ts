/** Answers as Pinpoint does: one list of postings in parts, at the employer's own host. */
import {
  type FakeSystem,
  json,
  placeLine,
  textOf,
  tokenBefore,
  uuidOf,
} from '#dev/fake-internet/system.ts'

export const pinpoint: FakeSystem = {
  source: 'pinpoint',
  boardOf: (url) => (url.pathname === '/postings.json' ? tokenBefore(url, 'pinpointhq.com') : null),
  idOf: uuidOf,
  answer(_, { board, shown }) {
    const data = shown.map((one) => {
      const { tasks, wants, about } = textOf(one)
      const { city, region } = one.advert.place
      return {
        id: `${one.number}`,
        job: { id: `${one.number}` },
        url: `https://${board.token}.pinpointhq.com/en/postings/${uuidOf(one.number)}`,
        title: one.title,
        description: about.replaceAll(board.company, `<b>${board.company}</b>`),
        key_responsibilities: tasks,
        key_responsibilities_header: 'Your tasks',
        skills_knowledge_expertise: wants,
        skills_knowledge_expertise_header: 'Your profile',
        location: { name: placeLine(one), city, province: region },
        employment_type: 'full_time',
        compensation_visible: false,
        first_published_at: one.advert.postedAt.toISOString(),
      }
    })
    return json({ data })
  },
}
