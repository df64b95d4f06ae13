/** Answers as Greenhouse does: texts are escaped once more, and the number of jobs is given. */
import { fullText } from '#dev/fake-internet/advert-text.ts'
import { type FakeSystem, json, placeLine, textOf, tokenAt } from '#dev/fake-internet/system.ts'

export const greenhouse: FakeSystem = {
  source: 'greenhouse',
  boardOf: (url) => tokenAt(url, 'boards-api.greenhouse.io', /^\/v1\/boards\/([^/]+)\/jobs$/),
  idOf: (number) => `${4_000_000_000 + number}`,
  answer(_, { board, shown, claimed }) {
    const jobs = shown.map((one) => {
      const id = greenhouse.idOf(one.number)
      return {
        id: Number(id),
        internal_job_id: Number(id) + 1_000_000_000,
        absolute_url: `https://job-boards.greenhouse.io/${board.token}/jobs/${id}`,
        title: one.title,
        company_name: board.company,
        location: { name: placeLine(one) },
        first_published: one.advert.postedAt.toISOString(),
        updated_at: one.changedAt.toISOString(),
        metadata: [],
        departments: [],
        offices: [],
        content: escaped(fullText(textOf(one))),
      }
    })
    return json({ jobs, meta: { total: claimed } })
  },
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
