/**
 * Workday: what the careers sites of its customers load ("CXS"). Workday documents none of it, so it is off unless the
 * operator asks for it. A token is "tenant/wd5/Site", as in https://tenant.wd5.myworkdayjobs.com/Site.
 * Dates of the list are relative ("Posted 30+ Days Ago") and its places may be a number ("3 Locations"): both are read
 * from the details of each job.
 */
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { type Fields, readJson, requireFields } from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import {
  address,
  html,
  inside,
  line,
  list,
  placesLine,
  requireTitle,
} from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'
import { type Row, readRows } from './workday-list.ts'

/** Raise it when jobs are read in another way: those that did not change are then read anew. */
const READING = 1

export const workday: Source = {
  name: 'workday',
  title: 'Workday',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://www.workday.com/en-us/legal/site-terms.html',
    credit: null,
    offBecause: 'Workday documents no public interface for the jobs of its customers.',
    leastMinutes: 720,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => siteOf(token).page,
  gather,
}

type Site = { page: string; api: string; tenant: string }

/** A language in the address ("en-US/Site") is one of its pages and not of its data, which answers it with 405. */
function siteOf(token: string): Site {
  const [tenant = '', server = '', ...path] = token.split('/').map((part) => part.trim())
  const site = path.filter((part) => !/^[a-z]{2}(?:-[A-Za-z]{2})?$/.test(part)).join('/')
  const host = `https://${encodeURIComponent(tenant)}.${encodeURIComponent(server)}.myworkdayjobs.com`
  const name = encodeURIComponent(site)
  return {
    page: `${host}/${name}`,
    api: `${host}/wday/cxs/${encodeURIComponent(tenant)}/${name}`,
    tenant,
  }
}

async function* gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  const site = siteOf(token)
  const listed: Listed<Row>[] = []
  for await (const row of readRows(`${site.api}/jobs`, world.get)) {
    if ('path' in row) listed.push(toListed(row, site))
    else yield row
  }
  const otherwise = employerName(site.tenant, [])
  const company = (legal: string | null) => world.employer ?? withoutCode(legal) ?? otherwise
  yield* readDetails(listed, world, (row, answer) => {
    const detail = requireFields(answer && readJson(answer))
    return readJob(row, detail, { site, token, company })
  })
}

/** The age of a row changes every day, and is no change of it. */
function toListed(row: Row, { api }: Site): Listed<Row> {
  const { postedOn, ...item } = row.item
  return {
    id: row.id,
    stamp: fingerprint([READING, item]),
    item: row,
    request: { url: `${api}${row.path}`, accept: 'json' },
  }
}

type Where = { site: Site; token: string; company(legal: string | null): string }

function readJob({ path, item, id }: Row, detail: Fields, { site, token, company }: Where): Found {
  const info = requireFields(detail.jobPostingInfo)
  return {
    listing: {
      source: 'workday',
      board: token,
      id,
      groupId: line(info.jobReqId, 300),
      url: address(info.externalUrl) ?? `${site.page}${path}`,
      title: requireTitle(info.title ?? item.title, id),
      company: company(line(inside(detail.hiringOrganization, 'name'), 300)),
      location: placeOf(info, item),
      workplace: line(info.remoteType ?? item.remoteType, 60),
      employmentType: line(info.timeType, 200),
      description: html(info.jobDescription),
      postedAt: instant(info.startDate),
      closedAt: endInstant(info.endDate),
    },
  }
}

/** Legal entities are numbered: "2100 NVIDIA USA". */
const withoutCode = (name: string | null) => name?.replace(/^\d{3,6}[\s_-]+(?=\p{L})/u, '') ?? null

/** The list's own words are used only where they name a place. */
function placeOf(info: Fields, item: Fields): string | null {
  const places = [info.location, ...list(info.additionalLocations)].map(
    (place) => line(place) ?? line(inside(place, 'descriptor')),
  )
  const written = line(item.locationsText)
  const named = written !== null && /^\d+ locations?$/i.test(written) ? null : written
  const said = placesLine(places) ?? named
  const country = line(inside(info.country, 'descriptor'))
  if (said === null || country === null || places.length > 1) return said ?? country
  return said.toLowerCase().includes(country.toLowerCase()) ? said : `${said}, ${country}`
}
