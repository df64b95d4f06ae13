/** What the read-back page does with what was read: confirms a value, undoes a change, reads the file again. */
import { readCvAgain } from '#work/cv/hand-in-cv.ts'
import { confirmCvValue, undoCv } from '#work/cv/mend-cv.ts'
import { CvParams, cvAnswer, cvIdOf } from './me-cv-answer.ts'
import { ConfirmValueSchema, CvSchema, SeenVersionSchema } from './me-cv-schemas.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const PATH = '/api/me/cvs/{cvId}'
const ONE = '/api/me/cvs/:cvId'

export function cvMendingRoutes({ me, world, document }: MeRoutes) {
  document('post', `${PATH}/confirm`, 'Say that a value is right as it was read', {
    params: CvParams,
    body: ConfirmValueSchema,
    answer: CvSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${ONE}/confirm`, async (c) => {
    const { version, key } = await readBody(c, ConfirmValueSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await confirmCvValue(world, accountId, { id, version, key })
    return c.json(await cvAnswer(world, accountId, id))
  })

  document('post', `${PATH}/undo`, 'Take the last change back; that is a change of its own', {
    params: CvParams,
    body: SeenVersionSchema,
    answer: CvSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${ONE}/undo`, async (c) => {
    const { version } = await readBody(c, SeenVersionSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await undoCv(world, accountId, { id, version })
    return c.json(await cvAnswer(world, accountId, id))
  })

  document(
    'post',
    `${PATH}/read-again`,
    'Read its file again; your changes are kept as a version',
    {
      params: CvParams,
      answer: CvSchema,
      refusals: [401, 403, 404, 409, 429, 503],
    },
  )
  me.post(`${ONE}/read-again`, async (c) => {
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await readCvAgain(world, accountId, id, c.req.raw.signal)
    return c.json(await cvAnswer(world, accountId, id))
  })
}
