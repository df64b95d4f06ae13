/**
 * Routes for the page that shows what was read from a CV: confirm a value, undo a change, read the file again.
 */

import { confirmCvValue, undoCv } from '#work/cv/apply-cv-edit.ts'
import { readCvAgain } from '#work/cv/upload-cv.ts'
import { CvParams, cvAnswer, cvIdOf } from './me-cv-answer.ts'
import { ConfirmValueSchema, CvSchema, UndoCvSchema } from './me-cv-schemas.ts'
import { readChange, versionedAnswer } from './me-if-match.ts'
import type { MeRoutes } from './me-route.ts'

const PATH = '/api/me/cvs/{cvId}'
const ONE = '/api/me/cvs/:cvId'

export function cvCorrectionRoutes({ me, services, document }: MeRoutes) {
  document('post', `${PATH}/confirm`, 'Confirm that a value was read correctly', {
    params: CvParams,
    body: ConfirmValueSchema,
    answer: CvSchema,
    version: 'required',
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${ONE}/confirm`, async (c) => {
    const { version, key } = await readChange(c, ConfirmValueSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await confirmCvValue(services, accountId, { id, version, key })
    return versionedAnswer(c, await cvAnswer(services, accountId, id))
  })

  document('post', `${PATH}/undo`, 'Undo the last change; this creates a new version', {
    params: CvParams,
    body: UndoCvSchema,
    answer: CvSchema,
    version: 'required',
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${ONE}/undo`, async (c) => {
    const { version } = await readChange(c, UndoCvSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await undoCv(services, accountId, { id, version })
    return versionedAnswer(c, await cvAnswer(services, accountId, id))
  })

  document(
    'post',
    `${PATH}/read-again`,
    'Read the file again; your changes are kept as a version',
    {
      params: CvParams,
      answer: CvSchema,
      refusals: [401, 403, 404, 409, 429, 503],
    },
  )
  me.post(`${ONE}/read-again`, async (c) => {
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await readCvAgain(services, accountId, id, c.req.raw.signal)
    return versionedAnswer(c, await cvAnswer(services, accountId, id))
  })
}
