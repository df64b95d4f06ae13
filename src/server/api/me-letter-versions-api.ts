/** Earlier versions of a cover letter: list, read and compare, name, restore. */
import { z } from '@hono/zod-openapi'
import { requireLetter } from '#app/letter/load-letter.ts'
import { compareLetters } from '#core/letter/compare-letters.ts'
import { letterText } from '#core/letter/letter-text.ts'
import * as letters from '#store/letters.ts'
import { nameLetterVersion, restoreLetterVersion } from '#work/letter/change-letter.ts'
import { letterAnswer, letterIdOf } from './me-letter-answer.ts'
import * as shapes from './me-letter-schemas.ts'
import { type MeRoutes, readBody } from './me-route.ts'
import { versionOf, versionOrCurrent, versionsAnswer } from './me-version.ts'

const PATH = '/api/me/letters/{letterId}/versions'
const LIST = '/api/me/letters/:letterId/versions'

export function letterVersionRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'The earlier versions of a cover letter, newest first', {
    params: true,
    answer: shapes.VersionsSchema,
    refusals: [401, 404],
  })
  me.get(LIST, async (c) => {
    const accountId = c.get('viewer').id
    const { id } = await requireLetter(services, accountId, letterIdOf(c))
    return c.json(versionsAnswer(await letters.versions(services.db, accountId, id)))
  })

  const params = z.object({ letterId: z.uuid(), version: z.int().positive() })
  document(
    'get',
    `${PATH}/{version}`,
    'A version, and its differences from the current cover letter',
    {
      params,
      answer: shapes.VersionSchema,
      refusals: [401, 404],
    },
  )
  me.get(`${LIST}/:version`, async (c) => {
    const accountId = c.get('viewer').id
    const version = versionOf(c)
    const letter = await requireLetter(services, accountId, letterIdOf(c))
    const kept = await letters.readVersion(services.db, accountId, letter.id, version)
    const then = versionOrCurrent(version, kept, letter)
    return c.json({
      version,
      name: then.name,
      createdAt: then.createdAt.toISOString(),
      content: then.content,
      design: then.design,
      text: letterText(then.content),
      differences: compareLetters(then.content, letter.content),
    })
  })

  document('put', `${PATH}/{version}/name`, 'Name a version, or remove its name', {
    params,
    body: shapes.NameBody,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.put(`${LIST}/:version/name`, async (c) => {
    const { name } = await readBody(c, shapes.NameBody)
    const named = { id: letterIdOf(c), version: versionOf(c), name }
    await nameLetterVersion(services, c.get('viewer').id, named)
    return c.body(null, 204)
  })

  document('post', `${PATH}/{version}/restore`, 'Restore a version', {
    params,
    body: shapes.RestoreBody,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${LIST}/:version/restore`, async (c) => {
    const { version } = await readBody(c, shapes.RestoreBody)
    const restored = { id: letterIdOf(c), version, restored: versionOf(c) }
    return c.json(letterAnswer(await restoreLetterVersion(services, c.get('viewer').id, restored)))
  })
}
