/** /api/me/letters: a person's cover letters, written by rules from a CV and a listing. */

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { generatedFile, pageImage } from '#app/files/file-response.ts'
import { requireLetter } from '#app/letter/load-letter.ts'
import { NewLetter } from '#core/letter/letter-input.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as letters from '#store/letters.ts'
import { addLetter } from '#work/letter/add-letter.ts'
import { adviseLetter } from '#work/letter/advise-letter.ts'
import { changeLetter, renameLetter } from '#work/letter/change-letter.ts'
import { attachLetter, letterFile, sheetOf } from '#work/letter/letter-file.ts'
import { bringBackLetter, removeLetter } from '#work/letter/remove-letter.ts'
import { ANY_TYPE } from './document-route.ts'
import { DocumentSchema } from './me-application-schemas.ts'
import { readChange, requireMatch, versionedAnswer } from './me-if-match.ts'
import { letterAnswer, letterIdOf, letterSummary } from './me-letter-answer.ts'
import * as shapes from './me-letter-schemas.ts'
import { letterVersionRoutes } from './me-letter-versions-api.ts'
import { PrintedSchema, printedAnswer } from './me-printed-schemas.ts'
import { type MeEnv, type MeRoutes, readBody, requireShape } from './me-route.ts'

const LIST = '/api/me/letters'
const ONE = `${LIST}/:letterId`
const OCTETS = z.string().meta({ format: 'binary' })

export function letterRoutes({ me, services, document }: MeRoutes) {
  document('get', LIST, 'Your cover letters, last changed first', {
    answer: shapes.LettersSchema,
    refusals: [401],
  })
  me.get(LIST, async (c) => {
    const own = await letters.list(services.db, c.get('viewer').id)
    return c.json({ letters: own.map(letterSummary) })
  })

  document('post', LIST, 'Write a cover letter; every sentence about you comes with its source', {
    body: NewLetter,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(LIST, async (c) =>
    c.json(
      letterAnswer(await addLetter(services, c.get('viewer').id, await readBody(c, NewLetter))),
    ),
  )

  document('get', `${LIST}/{letterId}`, 'One cover letter, by sentence and as text', {
    params: true,
    answer: shapes.LetterSchema,
    version: 'optional',
    refusals: [401, 404],
  })
  me.get(ONE, async (c) => versionedAnswer(c, letterAnswer(await letterOf(c))))

  document(
    'patch',
    `${LIST}/{letterId}`,
    'Change a cover letter; `version` is the one you last read',
    {
      params: true,
      body: shapes.ChangeBody,
      answer: shapes.LetterSchema,
      version: 'required',
      refusals: [401, 403, 404, 409, 415, 422],
    },
  )
  me.patch(ONE, async (c) => {
    const { version, change } = await readChange(c, shapes.ChangeBody)
    const changed = { id: letterIdOf(c), version, change }
    return versionedAnswer(
      c,
      letterAnswer(await changeLetter(services, c.get('viewer').id, changed)),
    )
  })

  document('delete', `${LIST}/{letterId}`, 'Delete a cover letter; it can be restored for a day', {
    params: true,
    answer: null,
    version: 'optional',
    refusals: [401, 403, 404],
  })
  me.delete(ONE, async (c) => {
    await requireMatch(c, () => letterOf(c))
    await removeLetter(services, c.get('viewer').id, letterIdOf(c))
    return c.body(null, 204)
  })

  document(
    'post',
    `${LIST}/{letterId}/restore`,
    'Restore a cover letter deleted within the last day',
    {
      params: true,
      answer: null,
      refusals: [401, 403, 404],
    },
  )
  me.post(`${ONE}/restore`, async (c) => {
    await bringBackLetter(services, c.get('viewer').id, letterIdOf(c))
    return c.body(null, 204)
  })

  document('put', `${LIST}/{letterId}/name`, 'Rename a cover letter', {
    params: true,
    body: shapes.RenameBody,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.put(`${ONE}/name`, async (c) => {
    const { name } = await readBody(c, shapes.RenameBody)
    await renameLetter(services, c.get('viewer').id, { id: letterIdOf(c), name })
    return c.body(null, 204)
  })

  document(
    'get',
    `${LIST}/{letterId}/facts`,
    'What the letter’s facts can be chosen from, and why its draft is weak, if it is',
    {
      params: true,
      answer: shapes.FactsSchema,
      refusals: [401, 404],
    },
  )
  me.get(`${ONE}/facts`, async (c) =>
    c.json(await adviseLetter(services, c.get('viewer').id, await letterOf(c))),
  )

  document('get', `${LIST}/{letterId}/file`, 'The cover letter as a file', {
    params: true,
    query: shapes.FileQuery,
    answer: OCTETS,
    type: ANY_TYPE,
    refusals: [401, 404, 422, 503],
  })
  me.get(`${ONE}/file`, async (c) => {
    const { format } = requireShape(shapes.FileQuery, c.req.query())
    const { mediaType, content, name } = await letterFile(services, await letterOf(c), format)
    return generatedFile(name, mediaType, content)
  })

  document(
    'get',
    `${LIST}/{letterId}/printed`,
    'Page count and missing characters of the printed cover letter',
    {
      params: true,
      answer: PrintedSchema,
      refusals: [401, 404, 422, 503],
    },
  )
  me.get(`${ONE}/printed`, async (c) => c.json(printedAnswer(await drawn(c))))

  document(
    'get',
    `${LIST}/{letterId}/pages/{page}`,
    'One page of the printed cover letter as SVG',
    {
      params: z.object({ letterId: z.uuid(), page: z.string().meta({ example: '1.svg' }) }),
      answer: z.string(),
      type: 'image/svg+xml',
      refusals: [401, 404, 422, 503],
    },
  )
  me.get(`${ONE}/pages/:page`, async (c) => pageImage((await drawn(c)).files, c.req.param('page')))

  document('post', `${LIST}/{letterId}/documents`, 'Attach the current PDF to an application', {
    params: true,
    body: shapes.AttachBody,
    answer: DocumentSchema,
    refusals: [401, 403, 404, 409, 415, 422, 503],
  })
  me.post(`${ONE}/documents`, async (c) => {
    const { applicationId } = await readBody(c, shapes.AttachBody)
    const kept = { id: letterIdOf(c), applicationId: applicationId as ApplicationId }
    return c.json(await attachLetter(services, c.get('viewer').id, kept))
  })

  letterVersionRoutes({ me, services, document })

  const letterOf = (c: Context<MeEnv>) => requireLetter(services, c.get('viewer').id, letterIdOf(c))

  async function drawn(c: Context<MeEnv>) {
    const letter = await letterOf(c)
    return services.typeset.letter(sheetOf(services, letter), letter.design, 'svg')
  }
}
