/** Answers in XML as Personio does, the same in every requested language. */
import { type FakeSystem, textOf, tokenBefore } from '#dev/fake-internet/system.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const personio: FakeSystem = {
  source: 'personio',
  boardOf: (url) => (url.pathname === '/xml' ? tokenBefore(url, 'jobs.personio.de') : null),
  idOf: (number) => `${1_000_000 + number}`,
  answer(_, { board, shown }) {
    const positions = shown.map((one) => {
      const { tasks, wants, about } = textOf(one)
      const parts = [
        ['About us', about],
        ['Your tasks', tasks],
        ['Your profile', wants],
      ].map(
        ([name, text]) =>
          `<jobDescription><name>${name}</name><value><![CDATA[${text}]]></value></jobDescription>`,
      )
      return [
        `<position><id>${personio.idOf(one.number)}</id>`,
        `<subcompany>${escaped(board.company)}</subcompany>`,
        `<office>${escaped(one.advert.place.city)}</office><name>${escaped(one.title)}</name>`,
        `<jobDescriptions>${parts.join('')}</jobDescriptions>`,
        '<employmentType>permanent</employmentType><schedule>full-time</schedule>',
        `<createdAt>${one.advert.postedAt.toISOString()}</createdAt></position>`,
      ].join('')
    })
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${positions.join('\n')}</workzag-jobs>`
    return { type: 'application/xml; charset=utf-8', body }
  },
}
