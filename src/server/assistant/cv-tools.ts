/** Tools about the person's CVs, how they match jobs, and cover letters. */
import { z } from 'zod'
import { Refusal } from '#core/api/refusal.ts'
import { CHECK_RULES, countFindings } from '#core/cv/cv-check.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { JobId } from '#core/job/job.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import { NewLetter } from '#core/letter/letter-input.ts'
import { BEST_MATCH } from '#core/search/query.ts'
import { PERSONAL_PARAMETERS, parseQueryParams } from '#core/search/query-params.ts'
import { cvAnswer, cvSummary } from '#server/api/me-cv-answer.ts'
import { CvChecksSchema, CvSchema, CvsSchema } from '#server/api/me-cv-schemas.ts'
import { letterAnswer, letterSummary } from '#server/api/me-letter-answer.ts'
import { LetterSchema, LettersSchema } from '#server/api/me-letter-schemas.ts'
import { AnalysisSchema, MatchesSchema, WhatIfsSchema } from '#server/api/me-match-schemas.ts'
import { requireShape } from '#server/api/me-route.ts'
import * as cvs from '#store/cvs.ts'
import * as letters from '#store/letters.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import { addLetter } from '#work/letter/add-letter.ts'
import { analyseCv } from '#work/match/analyse-cv.ts'
import { findMatches } from '#work/match/find-matches.ts'
import { findWhatIfs } from '#work/match/find-what-ifs.ts'
import { jobId, searchArguments } from './job-tools.ts'
import { readTool, type Tool, toParameters, writeTool } from './tool.ts'

const cvId = z.uuid().describe('The id of a CV, from list_cvs')
const letterId = z.uuid().describe('The id of a cover letter, from list_cover_letters')
const [fromJob, fromText] = NewLetter.options

export const cvTools: readonly Tool[] = [
  readTool({
    name: 'list_cvs',
    title: 'List CVs',
    description: 'The person’s CVs. The current one is used for matches and cover letters.',
    scope: 'cv:read',
    input: z.strictObject({}),
    output: CvsSchema,
    async run(_, { viewer }, { services }) {
      const current = await cvs.current(services.db, viewer.id)
      const all = await cvs.list(services.db, viewer.id)
      return { cvs: all.map((cv) => cvSummary(cv, current)) }
    },
  }),
  readTool({
    name: 'get_cv',
    title: 'Read a CV',
    description: 'The content of one CV, and how each value was read from its file.',
    scope: 'cv:read',
    input: z.strictObject({ cvId }),
    output: CvSchema,
    run: ({ cvId: id }, { viewer }, { services }) => cvAnswer(services, viewer.id, id as CvId),
  }),
  readTool({
    name: 'check_cv',
    title: 'Check a CV',
    description: 'What to fix in a CV, most important first, and where.',
    scope: 'cv:read',
    input: z.strictObject({ cvId }),
    output: CvChecksSchema,
    async run({ cvId: id }, { viewer }, { services }) {
      const { findings } = await checkedCv(services, viewer.id, id as CvId)
      return { rules: CHECK_RULES, counts: countFindings(findings), findings }
    },
  }),
  readTool({
    name: 'match_job',
    title: 'Match a CV with a job',
    description:
      'How a CV matches a job, requirement by requirement, quoting the listing and the CV. Without cvId, the current CV. Never claim a skill that the report does not show.',
    scope: 'cv:read',
    input: z.strictObject({ jobId, cvId: cvId.optional() }),
    output: AnalysisSchema,
    async run({ jobId: job, cvId: id }, { viewer }, { services }) {
      const asked = { jobId: job as JobId, cvId: (id ?? null) as CvId | null }
      const { cv, lacks, report } = await analyseCv(services, viewer.id, asked)
      return { jobId: job, cv, lacks, report }
    },
  }),
  readTool({
    name: 'find_matches',
    title: 'Find matching jobs',
    description: 'Open jobs with a match score for each, best first. Takes filters of search_jobs.',
    scope: 'cv:read',
    input: searchArguments(PERSONAL_PARAMETERS),
    output: MatchesSchema,
    async run(args, { viewer }, { services, signal }) {
      const read = parseQueryParams(toParameters(args), {
        unknown: 'refuse',
        isPersonal: true,
        defaultSort: BEST_MATCH,
      })
      if (!read.query) throw new Refusal('invalid_parameter', read.problems)
      const { total, ...found } = await findMatches(services, viewer.id, read.query, signal)
      const { jobs, hasMore, reading, isKnown, lacks } = found
      return { jobs, totalCount: total, hasMore, reading, isKnown, lacks }
    },
  }),
  readTool({
    name: 'what_would_open_more_jobs',
    title: 'See what would open more jobs',
    description:
      'The skills to learn, and the locations and preferences to change, that would make most open jobs fit the person, each with the exact number of jobs.',
    scope: 'cv:read',
    input: z.strictObject({}),
    output: WhatIfsSchema,
    run: (_, { viewer }, { services, signal }) => findWhatIfs(services, viewer.id, signal),
  }),
  readTool({
    name: 'list_cover_letters',
    title: 'List cover letters',
    description: 'The person’s cover letters, last changed first.',
    scope: 'letters:read',
    input: z.strictObject({}),
    output: LettersSchema,
    run: async (_, { viewer }, { services }) => ({
      letters: (await letters.list(services.db, viewer.id)).map(letterSummary),
    }),
  }),
  readTool({
    name: 'get_cover_letter',
    title: 'Read a cover letter',
    description: 'One cover letter as text, and sentence by sentence with its source in the CV.',
    scope: 'letters:read',
    input: z.strictObject({ letterId }),
    output: LetterSchema,
    async run({ letterId: id }, { viewer }, { services }) {
      const letter = await letters.read(services.db, viewer.id, id as LetterId)
      if (!letter) throw new Refusal('not_found')
      return letterAnswer(letter)
    },
  }),
  writeTool({
    name: 'draft_cover_letter',
    title: 'Draft a cover letter',
    description:
      'Drafts a cover letter from a CV, for a job on this site by jobId, or for any other by title, company and description. Every sentence about the person names its source in the CV. It is stored, and not sent anywhere.',
    scope: 'letters:write',
    isIdempotent: false,
    input: z.strictObject({ ...fromText.partial().shape, ...fromJob.partial().shape }),
    output: LetterSchema,
    async run(args, { viewer }, { services }) {
      const letter = await addLetter(services, viewer.id, requireShape(NewLetter, args))
      return {
        answer: letterAnswer(letter),
        change: {
          summary: `Drafted the cover letter “${letter.name}”`,
          undo: { kind: 'letter', letterId: letter.id },
        },
      }
    },
  }),
]
