/** Answers as Breezy does: a list without texts, and a page with a JobPosting for each job. */
import {
  type FakeAnswer,
  type FakeSystem,
  json,
  type Shown,
  type ShownBoard,
  textOf,
  tokenBefore,
} from '#dev/fake-internet/system.ts'

const PATH = /^\/(?:json|p\/([^/]+))$/

export const breezy: FakeSystem = {
  source: 'breezy',
  boardOf: (url) => (PATH.test(url.pathname) ? tokenBefore(url, 'breezy.hr') : null),
  idOf: (number) => number.toString(16).padStart(12, '0'),
  answer(url, on) {
    const id = PATH.exec(url.pathname)?.[1]
    if (id === undefined) return json(on.shown.map((one) => row(one, on)))
    const one = on.shown.find(({ number }) => breezy.idOf(number) === id)
    return one ? page(one) : null
  },
}

function row(one: Shown, { board }: ShownBoard) {
  const id = breezy.idOf(one.number)
  const { city, region, country, code } = one.advert.place
  return {
    id,
    friendly_id: id,
    name: one.title,
    url: `https://${board.token}.breezy.hr/p/${id}`,
    published_date: one.advert.postedAt.toISOString(),
    updated_date: one.changedAt.toISOString(),
    type: { id: 'fullTime', name: 'Full-Time' },
    location: {
      country: { id: code, name: country },
      state: { id: region, name: region },
      city,
      is_remote: false,
    },
    department: 'Team',
    salary: '',
    company: { name: board.company, friendly_id: board.token },
  }
}

function page(one: Shown): FakeAnswer {
  const { tasks, wants, about } = textOf(one)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: one.title,
    description: `${about}${tasks}${wants}`,
  }
  const ld = JSON.stringify(posting).replaceAll('<', '\\u003c')
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html><head><script type="application/ld+json">${ld}</script></head><body></body></html>`,
  }
}
