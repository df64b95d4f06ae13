/** Answers as Rippling does: a row for each place of a job, without texts, and one answer for each job. */
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

const PATH = /^\/platform\/api\/ats\/v1\/board\/([^/]+)\/jobs(?:\/([^/]+))?$/

export const rippling: FakeSystem = {
  source: 'rippling',
  boardOf: (url) => tokenAt(url, 'api.rippling.com', PATH),
  idOf: uuidOf,
  answer(url, on) {
    const id = PATH.exec(url.pathname)?.[2]
    if (id === undefined) return json(on.shown.map((one) => row(one, on)))
    const one = on.shown.find(({ number }) => uuidOf(number) === id)
    return one ? json(detail(one, on)) : null
  },
}

function row(one: Shown, { board }: ShownBoard) {
  const uuid = uuidOf(one.number)
  return {
    uuid,
    name: one.title,
    url: `https://ats.rippling.com/${board.token}/jobs/${uuid}`,
    department: { id: 'team', label: 'Team' },
    workLocation: { id: placeLine(one), label: placeLine(one) },
  }
}

function detail(one: Shown, on: ShownBoard) {
  const { tasks, wants, about } = textOf(one)
  const { uuid, name, url } = row(one, on)
  return {
    uuid,
    name,
    url,
    companyName: on.board.company,
    description: { company: about, role: `${tasks}${wants}` },
    workLocations: [placeLine(one)],
    employmentType: { label: 'SALARIED_FT', id: 'Salaried, full-time' },
    createdOn: one.advert.postedAt.toISOString(),
    payRangeDetails: [],
  }
}
