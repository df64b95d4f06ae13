/**
 * Workday: what its customers' careers sites load ("CXS"). Workday does not document this API, so it is off unless
 * the operator turns it on. A token is "tenant/wd5/Site", as in https://tenant.wd5.myworkdayjobs.com/Site. Dates of
 * the list are relative ("Posted 30+ Days Ago") and its places may be a number ("3 Locations"), so both are read from
 * each job's details.
 */
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { type Fields, readJson, requireFields } from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import * as field from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { type Row, readRows } from './workday-list.ts'

/** Increase this when parsing changes, so that unchanged jobs are read again. */
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
    offBecause: 'Workday does not document a public API for its customers’ jobs.',
    leastMinutes: 720,
    delayHours: 0,
  },
  load: {
    // No limit is stated. Lists have pages of twenty.
    hosts: ['myworkdayjobs.com'],
    ...USUAL_LOAD,
    cost: { requests: 27, kilobytes: 200 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => siteOf(token).page,
  gather,
}

type Site = { page: string; api: string; tenant: string }

/** A language in the address ("en-US/Site") works for its pages but not for its data, which answers 405. */
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

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const site = siteOf(token)
  const listed: Listed<Row>[] = []
  for await (const row of readRows(`${site.api}/jobs`, context.get)) {
    if ('path' in row) listed.push(toListed(row, site))
    else yield row
  }
  const otherwise = employerName(site.tenant, [])
  const company = (legal: string | null) => context.employer ?? withoutCode(legal) ?? otherwise
  yield* readDetails(listed, context, (row, answer) => {
    const detail = requireFields(answer && readJson(answer))
    return readJob(row, detail, { site, token, company })
  })
}

/** Ignores a row's age, which changes every day. */
function toListed(row: Row, { api }: Site): Listed<Row> {
  const { postedOn, ...item } = row.item
  return {
    id: row.id,
    title: field.line(row.item.title),
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
      groupId: field.line(info.jobReqId, 300),
      url: field.address(info.externalUrl) ?? `${site.page}${path}`,
      title: field.requireTitle(info.title ?? item.title, id),
      company: company(field.line(field.inside(detail.hiringOrganization, 'name'), 300)),
      location: placeOf(info, item),
      workplace: field.line(info.remoteType ?? item.remoteType, 60),
      employmentType: field.line(info.timeType, 200),
      description: field.html(info.jobDescription),
      postedAt: instant(info.startDate),
      closedAt: endInstant(info.endDate),
    },
  }
}

/** Legal entities are numbered: "2100 NVIDIA USA". */
const withoutCode = (name: string | null) => name?.replace(/^\d{3,6}[\s_-]+(?=\p{L})/u, '') ?? null

/** The list's own text is used only if it names a place. */
function placeOf(info: Fields, item: Fields): string | null {
  const places = [info.location, ...field.list(info.additionalLocations)].map(
    (place) => field.line(place) ?? field.line(field.inside(place, 'descriptor')),
  )
  const written = field.line(item.locationsText)
  const named = written !== null && /^\d+ locations?$/i.test(written) ? null : written
  const place = field.placesLine(places) ?? named
  const country = field.line(field.inside(info.country, 'descriptor'))
  if (place === null || country === null || places.length > 1) return place ?? country
  return place.toLowerCase().includes(country.toLowerCase()) ? place : `${place}, ${country}`
}
