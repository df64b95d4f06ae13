/** The HTTP API in chapters: which operations a person reads about together, by the beginning of their path. */
import type { ApiOperation, ApiReference } from './api-description.ts'

export type ApiChapter = {
  /** The last part of the chapter's address, /api/docs/SLUG. */
  slug: string
  title: string
  summary: string
  /** Where the paths of its operations begin. The longest of all chapters decides. */
  paths: readonly string[]
}

export const API_CHAPTERS: readonly ApiChapter[] = [
  {
    slug: 'jobs',
    title: 'Jobs and companies',
    summary: 'Search and read jobs and employers, and keep a copy of them up to date',
    paths: ['/api'],
  },
  {
    slug: 'account',
    title: 'Your account',
    summary: 'Who you are, your profile, files, access tokens and everything as one ZIP',
    paths: ['/api/me'],
  },
  {
    slug: 'saved-jobs',
    title: 'Saved jobs and lists',
    summary: 'The jobs you keep, what you have opened, and what your lists leave out',
    paths: ['/api/me/saved-jobs', '/api/me/lists'],
  },
  {
    slug: 'applications',
    title: 'Applications',
    summary: 'The tracker: stages, timeline, contacts, interviews, tasks and documents',
    paths: ['/api/me/applications', '/api/me/applications.csv'],
  },
  {
    slug: 'cvs',
    title: 'CVs and matches',
    summary: 'Hand in a CV, mend what was read, see how it meets a job, and make one for it',
    paths: ['/api/me/cvs', '/api/me/made-cvs', '/api/me/matches'],
  },
  {
    slug: 'letters',
    title: 'Cover letters',
    summary: 'Write letters whose every sentence about you names the line it rests on',
    paths: ['/api/me/letters'],
  },
]

export function apiChapter(slug: string | undefined): ApiChapter | null {
  return API_CHAPTERS.find((chapter) => chapter.slug === slug) ?? null
}

/** Every operation belongs to one chapter, in the order of the document. */
export function operationsOf(chapter: ApiChapter, { operations }: ApiReference): ApiOperation[] {
  return operations.filter(({ path }) => chapterOf(path) === chapter)
}

/** The named shapes that these operations take or give, with those that these hold in turn. */
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
