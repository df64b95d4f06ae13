/**
 * The display name of each source, and what its terms require wherever one of its jobs is shown: its name with a link
 * back, which for Remote OK search engines must be able to follow. A source that is not in this table keeps its own
 * name and needs no credit.
 */
import { entryOf } from '#core/text/entry-of.ts'

type SourceTitle = {
  title: string
  /** The name to show with each job, as a link. */
  credit?: string
  /** Where the link leads when the job has no page at the source. */
  home?: string
  /** The link must be one that search engines follow. */
  isFollowed?: true
  /** Its jobs may not be passed on to other job sites, including search engines for jobs. */
  isNotForwarded?: true
}

const SOURCES: Readonly<Record<string, SourceTitle>> = {
  greenhouse: { title: 'Greenhouse' },
  lever: { title: 'Lever' },
  ashby: { title: 'Ashby' },
  smartrecruiters: { title: 'SmartRecruiters' },
  workable: { title: 'Workable' },
  recruitee: { title: 'Recruitee' },
  personio: { title: 'Personio' },
  teamtailor: { title: 'Teamtailor' },
  breezy: { title: 'Breezy HR' },
  rippling: { title: 'Rippling' },
  pinpoint: { title: 'Pinpoint' },
  bamboohr: { title: 'BambooHR' },
  workday: { title: 'Workday' },
  jsonld: { title: 'Careers page' },
  'hn-hiring': {
    title: 'Hacker News: Who is hiring?',
    credit: 'Hacker News',
    home: 'https://news.ycombinator.com/submitted?id=whoishiring',
  },
  feed: { title: 'Feed' },
  weworkremotely: {
    title: 'We Work Remotely',
    credit: 'We Work Remotely',
    home: 'https://weworkremotely.com/',
  },
  remotive: {
    title: 'Remotive',
    credit: 'Remotive',
    home: 'https://remotive.com/remote-jobs',
    isNotForwarded: true,
  },
  remoteok: {
    title: 'Remote OK',
    credit: 'Remote OK',
    home: 'https://remoteok.com/',
    isFollowed: true,
  },
  arbeitnow: {
    title: 'Arbeitnow',
    credit: 'Arbeitnow',
    home: 'https://www.arbeitnow.com/',
    isNotForwarded: true,
  },
  himalayas: {
    title: 'Himalayas',
    credit: 'Himalayas',
    home: 'https://himalayas.app/jobs',
    isNotForwarded: true,
  },
  jobicy: {
    title: 'Jobicy',
    credit: 'Jobicy',
    home: 'https://jobicy.com/jobs',
    isNotForwarded: true,
  },
  workingnomads: {
    title: 'Working Nomads',
    credit: 'Working Nomads',
    home: 'https://www.workingnomads.com/jobs',
  },
  themuse: { title: 'The Muse', credit: 'The Muse', home: 'https://www.themuse.com/search' },
  adzuna: { title: 'Adzuna', credit: 'Adzuna', home: 'https://www.adzuna.com/' },
  usajobs: { title: 'USAJOBS' },
  jooble: { title: 'Jooble', credit: 'Jooble', home: 'https://jooble.org/' },
  directory: { title: 'Files of listings' },
}

/** A job's listing at a source, with its page there. */
export type SourcePage = { source: string; url: string | null }

/** Who to credit on a job. */
export type Credit = {
  name: string
  url: string
  /** Whether search engines may follow the link, as the source's terms require. */
  isFollowed: boolean
}

/** "Remote OK"; a source without a title keeps its own name. */
export const sourceTitle = (source: string): string => known(source)?.title ?? source

/** The credits for all listings of one job: each site once, in their order. */
export function creditsOf(listings: readonly SourcePage[]): Credit[] {
  const credits = new Map<string, Credit>()
  for (const { source, url } of listings) {
    const { credit, home = null, isFollowed = false } = known(source) ?? {}
    const link = url ?? home
    if (credit === undefined || link === null || credits.has(credit)) continue
    credits.set(credit, { name: credit, url: link, isFollowed })
  }
  return [...credits.values()]
}

/** Whether a job of this source may be offered to search engines for jobs. */
export const mayBeForwarded = (source: string): boolean => !known(source)?.isNotForwarded

/** Own properties only: a source may have any name, even "constructor". */
const known = (source: string) => entryOf(SOURCES, source)
