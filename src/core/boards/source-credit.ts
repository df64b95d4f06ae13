/**
 * What people call each source, and what its terms ask for where one of its jobs is shown: its name with a link back,
 * for Remote OK one that search engines may follow. A source that this table does not know is called by its own name;
 * nothing is asked for it.
 */

type SourceTitle = {
  title: string
  /** The name to be shown with each job, as a link. */
  credit?: string
  /** The link leads here where a job has no page there. */
  home?: string
  /** Whether the link must be one that search engines follow. */
  isFollowed?: true
  /** Whether its jobs may not be handed on to other job sites: search engines for jobs are some. */
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

/** Whom to name with a job. */
export type Credit = {
  name: string
  url: string
  /** Whether search engines may follow the link, as its terms ask. */
  isFollowed: boolean
}

/** "Remote OK"; a source nobody gave a name is called as it calls itself. */
export const sourceTitle = (source: string): string => known(source)?.title ?? source

/** Whom to name for these listings of one job: each site once, in their order. */
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

/** A source may be called anything, even "constructor". */
const known = (source: string) => (Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined)
