/** The chapters of the API documentation. The beginning of an operation's path decides its chapter. */
import type { ApiOperation, ApiReference } from './api-description.ts'

export type ApiChapter = {
  /** The last segment of the chapter's URL, /api/docs/SLUG. */
  slug: string
  title: string
  summary: string
  /** Path prefixes of its operations. The longest matching prefix of all chapters decides. */
  paths: readonly string[]
}

export const API_CHAPTERS: readonly ApiChapter[] = [
  {
    slug: 'jobs',
    title: 'Jobs and companies',
    summary: 'Search and read jobs and companies, and keep a copy of them up to date',
    paths: ['/api'],
  },
  {
    slug: 'account',
    title: 'Your account',
    summary: 'Your account, profile, files and access tokens, and all of your data as a ZIP',
    paths: ['/api/me'],
  },
  {
    slug: 'saved-jobs',
    title: 'Saved jobs and lists',
    summary: 'The jobs you saved, opened and hid',
    paths: ['/api/me/saved-jobs', '/api/me/lists', '/api/me/job-actions'],
  },
  {
    slug: 'applications',
    title: 'Applications',
    summary: 'The tracker: stages, timeline, contacts, interviews, tasks and documents',
    paths: [
      '/api/me/applications',
      '/api/me/applications.csv',
      '/api/me/application-imports',
      '/api/me/calendar',
      '/api/me/search-report.csv',
      '/api/me/search-report.pdf',
    ],
  },
  {
    slug: 'cvs',
    title: 'CVs and matches',
    summary: 'Upload a CV, fix what was read, compare the CV with a job, and create a tailored one',
    paths: ['/api/me/cvs', '/api/me/made-cvs', '/api/me/matches'],
  },
  {
    slug: 'letters',
    title: 'Cover letters',
    summary: 'Write cover letters in which every sentence about you comes with its source',
    paths: ['/api/me/letters'],
  },
]

export function apiChapter(slug: string | undefined): ApiChapter | null {
  return API_CHAPTERS.find((chapter) => chapter.slug === slug) ?? null
}

/** The operations of a chapter, in document order. Every operation belongs to exactly one chapter. */
export function operationsOf(chapter: ApiChapter, { operations }: ApiReference): ApiOperation[] {
  return operations.filter(({ path }) => chapterOf(path) === chapter)
}

/** The named shapes that these operations take or return, and the shapes nested in those. */
export function shapesOf(
  operations: readonly ApiOperation[],
  { shapes }: ApiReference,
): ApiReference['shapes'] {
  const wanted = new Set<string>()
  const want = (name: string | null) => {
    if (name === null || wanted.has(name)) return
    wanted.add(name)
    const shape = shapes.find((each) => each.name === name)
    for (const field of shape?.fields ?? []) want(field.shape)
  }
  for (const { bodies, answer } of operations) {
    want(answer?.shape ?? null)
    for (const { fields } of bodies) for (const field of fields) want(field.shape)
  }
  return shapes.filter(({ name }) => wanted.has(name))
}

function chapterOf(path: string): ApiChapter | undefined {
  const fits = API_CHAPTERS.flatMap((chapter) =>
    chapter.paths
      .filter((start) => path === start || path.startsWith(`${start}/`))
      .map((start) => ({ chapter, length: start.length })),
  )
  return fits.sort((a, b) => b.length - a.length)[0]?.chapter
}
