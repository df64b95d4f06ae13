/** CVs made here: create, read, choose changes and design, download, attach to an application. */

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requireCvId, requireGeneratedCv } from '#app/cv-maker/load-generated-cv.ts'
import { generatedFile, pageImage } from '#app/files/file-response.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { isCvFileFormat } from '#core/documents/cv-file-format.ts'
import type { JobId } from '#core/job/job.ts'
import * as jobs from '#store/jobs.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import { scoresOf } from '#work/cv/made-cv-scores.ts'
import { makeCv, remakeCv } from '#work/cv/make-cv.ts'
import { attachMadeCv } from '#work/tracker/attach-made-cv.ts'
import { ANY_TYPE } from './document-route.ts'
import { DocumentSchema } from './me-application-schemas.ts'
import { CvParams } from './me-cv-answer.ts'
import {
  AttachSchema,
  MadeCvSchema,
  MadeCvScoresSchema,
  MakeCvSchema,
  RemakeCvSchema,
} from './me-made-cv-schemas.ts'
import { PrintedSchema, printedAnswer } from './me-printed-schemas.ts'
import { type MeRoutes, type MeServices, readBody } from './me-route.ts'

const PATH = '/api/me/made-cvs'

export function madeCvRoutes({ me, services, document }: MeRoutes) {
  document('post', PATH, 'Create a CV from an existing one, with or without a job', {
    body: MakeCvSchema,
    answer: MadeCvSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(PATH, async (c) => {
    const { cvId, jobId } = await readBody(c, MakeCvSchema)
    const baseId = cvId ? requireCvId(cvId) : null
    const accountId = c.get('viewer').id
    const { id } = await makeCv(services, accountId, {
      baseId,
      jobId: (jobId ?? null) as JobId | null,
    })
    return c.json(await shown(services, accountId, id))
  })

  document('get', `${PATH}/{cvId}`, 'A CV created here: content, proposed changes, design', {
    params: CvParams,
    answer: MadeCvSchema,
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId`, async (c) => c.json(await shown(services, c.get('viewer').id, cvIdOf(c))))

  document('patch', `${PATH}/{cvId}`, 'Accept or reject proposed changes; choose the design', {
    params: CvParams,
    body: RemakeCvSchema,
    answer: MadeCvSchema,
    refusals: [401, 403, 404, 415, 422],
  })
  me.patch(`${PATH}/:cvId`, async (c) => {
    const { taken, design, again } = await readBody(c, RemakeCvSchema)
    const accountId = c.get('viewer').id
    await remakeCv(services, accountId, cvIdOf(c), {
      ...(taken && { taken }),
      ...(design && { design }),
      ...(again && { again }),
    })
    return c.json(await shown(services, accountId, cvIdOf(c)))
  })

  document(
    'get',
    `${PATH}/{cvId}/scores`,
    'How well a created CV matches its job, before and after the changes',
    {
      params: CvParams,
      answer: MadeCvScoresSchema,
      refusals: [401, 404],
    },
  )
  me.get(`${PATH}/:cvId/scores`, async (c) => {
    const accountId = c.get('viewer').id
    const cv = await requireGeneratedCv(services, accountId, cvIdOf(c))
    const job = cv.jobId === null ? null : await jobs.byId(services.db, cv.jobId)
    const compared = job && { job, before: cv.content, after: cv.finished }
    return c.json({ scores: compared && (await scoresOf(services, accountId, compared)) })
  })

  document('get', `${PATH}/{cvId}/printed`, 'Page count and omitted lines of the printed CV', {
    params: CvParams,
    answer: PrintedSchema,
    refusals: [401, 404, 422, 503],
  })
  me.get(`${PATH}/:cvId/printed`, async (c) => {
    const { finished, design } = await requireGeneratedCv(services, c.get('viewer').id, cvIdOf(c))
    return c.json(printedAnswer(await services.typeset.cv(finished, design, 'svg')))
  })

  document('get', `${PATH}/{cvId}/pages/{page}`, 'One page of the printed CV as SVG', {
    params: CvParams.extend({ page: z.string().meta({ example: '1.svg' }) }),
    answer: z.string(),
    type: 'image/svg+xml',
    refusals: [401, 404, 422, 503],
  })
  me.get(`${PATH}/:cvId/pages/:page`, async (c) => {
    const { finished, design } = await requireGeneratedCv(services, c.get('viewer').id, cvIdOf(c))
    const { files } = await services.typeset.cv(finished, design, 'svg')
    return pageImage(files, c.req.param('page'))
  })

  document('get', `${PATH}/{cvId}/files/{file}`, 'The CV as a file, such as cv.pdf or cv.docx', {
    params: FileParams,
    answer: z.string().meta({ format: 'binary' }),
    type: ANY_TYPE,
    refusals: [401, 404, 422, 503],
  })
  me.get(`${PATH}/:cvId/files/:file`, async (c) => {
    const format = c.req.param('file').replace(/^cv\./, '')
    if (!isCvFileFormat(format)) throw new Refusal('not_found')
    const {
      finished: cv,
      design,
      name,
    } = await requireGeneratedCv(services, c.get('viewer').id, cvIdOf(c))
    const { mediaType, content } = await cvFile(services, { cv, design, format })
    return generatedFile(`${name}.${format}`, mediaType, content)
  })

  document('post', `${PATH}/{cvId}/attach`, 'Attach the CV’s current PDF to an application', {
    params: CvParams,
    body: AttachSchema,
    answer: DocumentSchema,
    refusals: [401, 403, 404, 409, 415, 422, 503],
  })
  me.post(`${PATH}/:cvId/attach`, async (c) => {
    const { applicationId } = await readBody(c, AttachSchema)
    const accountId = c.get('viewer').id
    return c.json(await attachMadeCv(services, accountId, { id: cvIdOf(c), applicationId }))
  })
}

const FileParams = CvParams.extend({ file: z.string().meta({ example: 'cv.pdf' }) })

const cvIdOf = (c: Context) => requireCvId(c.req.param('cvId') ?? '')

async function shown(
  services: MeServices,
  accountId: Parameters<typeof requireGeneratedCv>[1],
  id: CvId,
) {
  const { name, version, jobId, baseId, content, design, tailoring, finished, updatedAt } =
    await requireGeneratedCv(services, accountId, id)
  return {
    id,
    name,
    version,
    jobId,
    baseId,
    content,
    finished,
    design,
    tailoring,
    updatedAt: updatedAt.toISOString(),
  }
}
