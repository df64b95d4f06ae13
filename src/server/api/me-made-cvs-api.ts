/** The CVs that the person who asks has made here: make, look, choose changes and design, get the file, keep it. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requireCvId, requireMadeCv } from '#app/cv-maker/load-made-cv.ts'
import { madeFile, pagePicture } from '#app/files/file-answer.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { isCvFileFormat } from '#core/documents/cv-file-format.ts'
import type { JobId } from '#core/job/job.ts'
import * as jobs from '#store/jobs.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import { scoresOf } from '#work/cv/made-cv-scores.ts'
import { makeCv, remakeCv } from '#work/cv/make-cv.ts'
import { attachMadeCv } from '#work/tracker/attach-made-cv.ts'
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
import { type MeRoutes, type MeWorld, readBody } from './me-route.ts'

const PATH = '/api/me/made-cvs'

export function madeCvRoutes({ me, world, document }: MeRoutes) {
  document('post', PATH, 'Make a CV, for a job or for none, out of one that is there', {
    body: MakeCvSchema,
    answer: MadeCvSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(PATH, async (c) => {
    const { cvId, jobId } = await readBody(c, MakeCvSchema)
    const baseId = cvId ? requireCvId(cvId) : null
    const accountId = c.get('viewer').id
    const { id } = await makeCv(world, accountId, {
      baseId,
      jobId: (jobId ?? null) as JobId | null,
    })
    return c.json(await shown(world, accountId, id))
  })

  document('get', `${PATH}/{cvId}`, 'A CV made here: what it says, proposed changes, design', {
    params: CvParams,
    answer: MadeCvSchema,
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId`, async (c) => c.json(await shown(world, c.get('viewer').id, cvIdOf(c))))

  document('patch', `${PATH}/{cvId}`, 'Take or refuse proposed changes; choose the design', {
    params: CvParams,
    body: RemakeCvSchema,
    answer: MadeCvSchema,
    refusals: [401, 403, 404, 415, 422],
  })
  me.patch(`${PATH}/:cvId`, async (c) => {
    const { taken, design, again } = await readBody(c, RemakeCvSchema)
    const accountId = c.get('viewer').id
    await remakeCv(world, accountId, cvIdOf(c), {
      ...(taken && { taken }),
      ...(design && { design }),
      ...(again && { again }),
    })
    return c.json(await shown(world, accountId, cvIdOf(c)))
  })

  document('get', `${PATH}/{cvId}/scores`, 'How well it suits its job, before and after', {
    params: CvParams,
    answer: MadeCvScoresSchema,
    refusals: [401, 404],
  })
  me.get(`${PATH}/:cvId/scores`, async (c) => {
    const accountId = c.get('viewer').id
    const cv = await requireMadeCv(world, accountId, cvIdOf(c))
    const job = cv.jobId === null ? null : await jobs.byId(world.db, cv.jobId)
    const compared = job && { job, before: cv.content, after: cv.finished }
    return c.json({ scores: compared && (await scoresOf(world, accountId, compared)) })
  })

  document('get', `${PATH}/{cvId}/printed`, 'How it is printed: pages, what was left out', {
    params: CvParams,
    answer: PrintedSchema,
    refusals: [401, 404, 422, 503],
  })
  me.get(`${PATH}/:cvId/printed`, async (c) => {
    const { finished, design } = await requireMadeCv(world, c.get('viewer').id, cvIdOf(c))
    return c.json(printedAnswer(await world.typeset.cv(finished, design, 'svg')))
  })

  document('get', `${PATH}/{cvId}/pages/{page}`, 'A page as it is printed: `1.svg`', {
    params: CvParams.extend({ page: z.string() }),
    answer: z.string(),
    type: 'image/svg+xml',
    refusals: [401, 404, 422, 503],
  })
  me.get(`${PATH}/:cvId/pages/:page`, async (c) => {
    const { finished, design } = await requireMadeCv(world, c.get('viewer').id, cvIdOf(c))
    const { files } = await world.typeset.cv(finished, design, 'svg')
    return pagePicture(files, c.req.param('page'))
  })

  document('get', `${PATH}/{cvId}/files/{file}`, 'The CV as a file: `cv.pdf`, `cv.docx`…', {
    params: FileParams,
    answer: z.string().meta({ format: 'binary' }),
    type: 'application/octet-stream',
    refusals: [401, 404, 422, 503],
  })
  me.get(`${PATH}/:cvId/files/:file`, async (c) => {
    const format = c.req.param('file').replace(/^cv\./, '')
    if (!isCvFileFormat(format)) throw new Refusal('not_found')
    const { finished: cv, design, name } = await requireMadeCv(world, c.get('viewer').id, cvIdOf(c))
    const { mediaType, content } = await cvFile(world, { cv, design, format })
    return madeFile(`${name}.${format}`, mediaType, content)
  })

  document('post', `${PATH}/{cvId}/attach`, 'Keep its PDF, as it is now, with an application', {
    params: CvParams,
    body: AttachSchema,
    answer: DocumentSchema,
    refusals: [401, 403, 404, 409, 415, 422, 503],
  })
  me.post(`${PATH}/:cvId/attach`, async (c) => {
    const { applicationId } = await readBody(c, AttachSchema)
    const accountId = c.get('viewer').id
    return c.json(await attachMadeCv(world, accountId, { id: cvIdOf(c), applicationId }))
  })
}

const FileParams = CvParams.extend({ file: z.string() })

const cvIdOf = (c: Context) => requireCvId(c.req.param('cvId') ?? '')

async function shown(world: MeWorld, accountId: Parameters<typeof requireMadeCv>[1], id: CvId) {
  const { name, version, jobId, baseId, content, design, tailoring, finished, updatedAt } =
    await requireMadeCv(world, accountId, id)
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
