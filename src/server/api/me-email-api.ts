/** /api/me/email-delivery: whether our email reaches the person, and a code to try again after it came back. */
import { z } from '@hono/zod-openapi'
import { Refusal } from '#core/api/refusal.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import { resumeMail, sendResumeCode } from '#work/mail/resume-mail.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const PATH = '/api/me/email-delivery'

const DeliverySchema = z
  .strictObject({
    stoppedBecause: z
      .enum(['bounced', 'complained'])
      .nullable()
      .openapi({
        description:
          'Why job alerts and newsletters are not sent to your address: our email came back, or was ' +
          'reported as spam. Null if they are sent',
      }),
  })
  .openapi('EmailDelivery')

const CodeSchema = z
  .strictObject({
    code: z
      .string()
      .regex(/^\d{6}$/)
      .openapi({ example: '123456' }),
  })
  .openapi('EmailDeliveryCode')

export function emailDeliveryRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'Whether our email reaches you', {
    answer: DeliverySchema,
    refusals: [401],
  })
  me.get(PATH, async (c) => {
    const known = await suppressions.find(services.db, c.get('viewer').email)
    return c.json({ stoppedBecause: known?.suppressedAt ? known.reason : null })
  })

  document('post', `${PATH}/code`, 'Email you a code, if email to you was stopped', {
    answer: null,
    refusals: [401, 403, 429],
  })
  me.post(`${PATH}/code`, async (c) => {
    await sendResumeCode(services, c.get('viewer'))
    return c.body(null, 204)
  })

  document('post', `${PATH}/resume`, 'Get all email again, with the code that we emailed', {
    body: CodeSchema,
    answer: null,
    refusals: [401, 403, 415, 422, 429],
  })
  me.post(`${PATH}/resume`, async (c) => {
    const { code } = await readBody(c, CodeSchema)
    if (await resumeMail(services, c.get('viewer'), code)) return c.body(null, 204)
    const message = 'This code is wrong or has expired.'
    throw new Refusal('invalid_body', [{ parameter: 'code', message }])
  })
}
