/** Answers as SmartRecruiters does: pages of a list without texts, and one answer for each advert. */
import {
  type FakeSystem,
  json,
  placeLine,
  type Shown,
  type ShownBoard,
  textOf,
  tokenAt,
  uuidOf,
} from '#dev/fake-internet/system.ts'

const PATH = /^\/v1\/companies\/([^/]+)\/postings(?:\/([^/]+))?$/

export const smartrecruiters: FakeSystem = {
  source: 'smartrecruiters',
  boardOf: (url) => tokenAt(url, 'api.smartrecruiters.com', PATH),
  idOf: (number) => `${743_999_000_000_000 + number}`,
  answer(url, on) {
    const id = PATH.exec(url.pathname)?.[2]
    if (id !== undefined) return detail(id, on)
    const limit = Number(url.searchParams.get('limit') ?? 10)
    const offset = Number(url.searchParams.get('offset') ?? 0)
    const content = on.shown.slice(offset, offset + limit).map((one) => item(one, on))
    return json({ offset, limit, totalFound: on.claimed, content })
  },
}

function item(one: Shown, { board }: ShownBoard) {
  const { city, region, code } = one.advert.place
  return {
    id: smartrecruiters.idOf(one.number),
    name: one.title,
    uuid: uuidOf(one.number),
    jobAdId: `${uuidOf(one.number)}-${one.version}`,
    defaultJobAd: true,
    refNumber: `REF${one.number}`,
    company: { identifier: board.token, name: board.company },
    releasedDate: one.changedAt.toISOString(),
    location: {
      city,
      region,
      country: code.toLowerCase(),
      remote: false,
      hybrid: false,
      fullLocation: placeLine(one),
    },
    typeOfEmployment: { id: 'permanent', label: 'Full-time' },
    language: { code: 'en', label: 'English' },
  }
}

function detail(id: string, on: ShownBoard) {
  const one = on.shown.find(({ number }) => smartrecruiters.idOf(number) === id)
  if (!one) return null
  const { tasks, wants, about } = textOf(one)
  const page = `https://jobs.smartrecruiters.com/${on.board.token}/${id}`
  return json({
    ...item(one, on),
    postingUrl: page,
    applyUrl: `${page}?oga=true`,
    jobAd: {
      sections: {
        companyDescription: { title: 'Company', text: about },
        jobDescription: { title: 'Job', text: tasks },
        qualifications: { title: 'Qualifications', text: wants },
      },
    },
  })
}
