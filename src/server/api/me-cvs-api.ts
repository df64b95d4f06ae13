/** A person's CVs: upload, read, change, check, download. */
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
import { printedCv } from '#work/cv/printed-cv.ts'
import { removeCv, restoreRemovedCv } from '#work/cv/remove-cv.ts'
import { uploadCv, uploadCvText } from '#work/cv/upload-cv.ts'
import { wholeCv } from '#work/cv/whole-cv.ts'
import { changeCv, renameCv } from '#work/cv/write-cv.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { CvParams, cvAnswer, cvIdOf, cvSummary } from './me-cv-answer.ts'
import { cvCorrectionRoutes } from './me-cv-corrections-api.ts'
import {
  CvChecksSchema,
  CvFormSchema,
  CvPatchSchema,
  CvPutSchema,
  CvSchema,
  CvsSchema,
} from './me-cv-schemas.ts'
import { cvVersionRoutes } from './me-cv-versions-api.ts'
import { readChange, requireMatch, versionedAnswer } from './me-if-match.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const PATH = '/api/me/cvs'
const ONE = `${PATH}/{cvId}`

/** A whole CV is larger than other request bodies. */
export const takesCv = ({ req }: Context) => req.method === 'PUT' && req.path.startsWith(PATH)

export function cvRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'Your CVs, last changed first', {
    answer: CvsSchema,
    refusals: [401],
  })
  me.get(PATH, async (c) => {
    const accountId = c.get('viewer').id
    const current = await cvs.current(services.db, accountId)
    const all = await cvs.list(services.db, accountId)
    return c.json({ cvs: all.map((cv) => cvSummary(cv, current)) })
  })

  document('post', PATH, 'Upload a CV as a file or as text; it is parsed immediately', {
    form: CvFormSchema,
    answer: CvSchema,
    refusals: [401, 403, 409, 413, 415, 422, 429, 503],
  })
  me.post(PATH, async (c) => {
    const accountId = c.get('viewer').id
    const { fields, file } = await readUpload(services, { accountId, request: c.req.raw })
    const text = fields.get('text') ?? ''
    if (!file && text.trim() === '') throw new Refusal('file_missing')
    const { signal } = c.req.raw
    const { id } = file
      ? await uploadCv(services, accountId, file, signal)
      : await uploadCvText(services, accountId, text, signal)
    return c.json(await cvAnswer(services, accountId, id))
  })

  document('get', ONE, 'A CV, with the confidence and source lines of each value', {
    params: CvParams,
    answer: CvSchema,
    version: 'optional',
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId`, async (c) =>
    versionedAnswer(c, await cvAnswer(services, c.get('viewer').id, cvIdOf(c))),
  )

  document('put', ONE, 'Change the content of a CV; every part keeps its id', {
    params: CvParams,
    body: CvPutSchema,
    answer: CvSchema,
    version: 'required',
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.put(`${PATH}/:cvId`, async (c) => {
    const { version, content } = await readChange(c, CvPutSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await changeCv(services, accountId, { id, version, change: () => content })
    return versionedAnswer(c, await cvAnswer(services, accountId, id))
  })

  document(
    'patch',
    ONE,
    'Rename a CV, or make it the current one (used for matches, tailoring and cover letters)',
    {
      params: CvParams,
      body: CvPatchSchema,
      answer: CvSchema,
      version: 'optional',
      refusals: [401, 403, 404, 415, 422],
    },
  )
  me.patch(`${PATH}/:cvId`, async (c) => {
    const { name, isCurrent } = await readBody(c, CvPatchSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await requireMatch(c, () => cvAnswer(services, accountId, id))
    if (name !== undefined) await renameCv(services, accountId, { id, name })
    if (isCurrent) await chooseCv(services, accountId, id)
    return versionedAnswer(c, await cvAnswer(services, accountId, id))
  })

  document('delete', ONE, 'Delete a CV and its file; both can be restored for a day', {
    params: CvParams,
    answer: null,
    version: 'optional',
    refusals: [401, 403, 404],
  })
  me.delete(`${PATH}/:cvId`, async (c) => {
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await requireMatch(c, () => cvAnswer(services, accountId, id))
    await removeCv(services, accountId, id)
    return c.body(null, 204)
  })

  document('post', `${ONE}/restore`, 'Restore a CV deleted within the last day', {
    params: CvParams,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post(`${PATH}/:cvId/restore`, async (c) => {
    await restoreRemovedCv(services, c.get('viewer').id, cvIdOf(c))
    return c.body(null, 204)
  })

  document('get', `${ONE}/checks`, 'What to fix in a CV', {
    params: CvParams,
    answer: CvChecksSchema,
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId/checks`, async (c) => {
    const { findings } = await checkedCv(services, c.get('viewer').id, cvIdOf(c))
    return c.json({ rules: CHECK_RULES, counts: countFindings(findings), findings })
  })

  document(
    'get',
    `${ONE}/resume.json`,
    'A CV as JSON Resume 1.0.0, with our own data under `meta`',
    {
      params: CvParams,
      answer: z.object({}).openapi('JsonResume'),
      refusals: [401, 404],
    },
  )
  me.get(`${PATH}/:cvId/resume.json`, async (c) => {
    const { cv } = await wholeCv(services.db, c.get('viewer').id, cvIdOf(c))
    const asked = {
      cv: printedCv(cv),
      design: cv.design ?? DEFAULT_DESIGN,
      format: 'json' as const,
    }
    const { content } = await cvFile(services, asked)
    const name = toFileName(`${cv.name.replace(/\.\w{1,5}$/, '')}.json`)
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': formatAttachment(name),
    })
  })

  cvVersionRoutes({ me, services, document })
  cvCorrectionRoutes({ me, services, document })
}
