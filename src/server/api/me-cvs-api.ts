/** The CVs of the person who asks: hand one in, see what is stored of it, change it, check it, take it along. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { CHECK_RULES, countFindings } from '#core/cv/cv-check.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { formatAttachment, toFileName } from '#core/files/file-name.ts'
import * as cvs from '#store/cvs.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import { chooseCv } from '#work/cv/current-cv.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import { handInCv, handInCvText } from '#work/cv/hand-in-cv.ts'
import { printedCv } from '#work/cv/printed-cv.ts'
import { removeCv, restoreRemovedCv } from '#work/cv/remove-cv.ts'
import { wholeCv } from '#work/cv/whole-cv.ts'
import { changeCv, renameCv } from '#work/cv/write-cv.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { CvParams, cvAnswer, cvIdOf, cvSummary } from './me-cv-answer.ts'
import { cvMendingRoutes } from './me-cv-mending-api.ts'
import {
  CvChecksSchema,
  CvFormSchema,
  CvPatchSchema,
  CvPutSchema,
  CvSchema,
  CvsSchema,
} from './me-cv-schemas.ts'
import { cvVersionRoutes } from './me-cv-versions-api.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const PATH = '/api/me/cvs'
const ONE = `${PATH}/{cvId}`

/** A whole CV is larger than what other requests send. */
export const takesCv = ({ req }: Context) => req.method === 'PUT' && req.path.startsWith(PATH)

export function cvRoutes({ me, world, document }: MeRoutes) {
  document('get', PATH, 'Your CVs, those changed last first', {
    answer: CvsSchema,
    refusals: [401],
  })
  me.get(PATH, async (c) => {
    const accountId = c.get('viewer').id
    const current = await cvs.current(world.db, accountId)
    const all = await cvs.list(world.db, accountId)
    return c.json({ cvs: all.map((cv) => cvSummary(cv, current)) })
  })

  document('post', PATH, 'Hand in a CV, as a file or as text; it is read at once', {
    form: CvFormSchema,
    answer: CvSchema,
    refusals: [401, 403, 409, 413, 415, 422, 429, 503],
  })
  me.post(PATH, async (c) => {
    const accountId = c.get('viewer').id
    const { fields, file } = await readUpload(world, { accountId, request: c.req.raw })
    const text = fields.get('text') ?? ''
    if (!file && text.trim() === '') throw new Refusal('file_missing')
    const { signal } = c.req.raw
    const { id } = file
      ? await handInCv(world, accountId, file, signal)
      : await handInCvText(world, accountId, text, signal)
    return c.json(await cvAnswer(world, accountId, id))
  })

  document('get', ONE, 'A CV, with how sure each value is and where it stands in the file', {
    params: CvParams,
    answer: CvSchema,
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId`, async (c) => c.json(await cvAnswer(world, c.get('viewer').id, cvIdOf(c))))

  document('put', ONE, 'Change what a CV says; every part keeps its id', {
    params: CvParams,
    body: CvPutSchema,
    answer: CvSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.put(`${PATH}/:cvId`, async (c) => {
    const { version, content } = await readBody(c, CvPutSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await changeCv(world, accountId, { id, version, change: () => content })
    return c.json(await cvAnswer(world, accountId, id))
  })

  document('patch', ONE, 'Name a CV; have matches, tailoring and letters go by it', {
    params: CvParams,
    body: CvPatchSchema,
    answer: CvSchema,
    refusals: [401, 403, 404, 415, 422],
  })
  me.patch(`${PATH}/:cvId`, async (c) => {
    const { name, isCurrent } = await readBody(c, CvPatchSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    if (name !== undefined) await renameCv(world, accountId, { id, name })
    if (isCurrent) await chooseCv(world, accountId, id)
    return c.json(await cvAnswer(world, accountId, id))
  })

  document('delete', ONE, 'Delete a CV and its file; for a day both can be brought back', {
    params: CvParams,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete(`${PATH}/:cvId`, async (c) => {
    await removeCv(world, c.get('viewer').id, cvIdOf(c))
    return c.body(null, 204)
  })

  document('post', `${ONE}/restore`, 'Bring back a CV deleted within the last day', {
    params: CvParams,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post(`${PATH}/:cvId/restore`, async (c) => {
    await restoreRemovedCv(world, c.get('viewer').id, cvIdOf(c))
    return c.body(null, 204)
  })

  document('get', `${ONE}/checks`, 'What to fix in a CV', {
    params: CvParams,
    answer: CvChecksSchema,
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId/checks`, async (c) => {
    const { findings } = await checkedCv(world, c.get('viewer').id, cvIdOf(c))
    return c.json({ rules: CHECK_RULES, counts: countFindings(findings), findings })
  })

  document('get', `${ONE}/resume.json`, 'A CV as JSON Resume 1.0.0, ours under `meta`', {
    params: CvParams,
    answer: z.object({}).openapi('JsonResume'),
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId/resume.json`, async (c) => {
    const { cv } = await wholeCv(world.db, c.get('viewer').id, cvIdOf(c))
    const asked = {
      cv: printedCv(cv),
      design: cv.design ?? DEFAULT_DESIGN,
      format: 'json' as const,
    }
    const { content } = await cvFile(world, asked)
    const name = toFileName(`${cv.name.replace(/\.\w{1,5}$/, '')}.json`)
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': formatAttachment(name),
    })
  })

  cvVersionRoutes({ me, world, document })
  cvMendingRoutes({ me, world, document })
}
