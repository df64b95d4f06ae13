/** /api/me/letters: cover letters of the person who asks, written by rules out of a CV and a listing. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { madeFile, pagePicture } from '#app/files/file-answer.ts'
import { requireLetter } from '#app/letter/load-letter.ts'
import { NewLetter } from '#core/letter/letter-input.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as letters from '#store/letters.ts'
import { addLetter } from '#work/letter/add-letter.ts'
import { changeLetter, renameLetter } from '#work/letter/change-letter.ts'
import { attachLetter, letterFile, sheetOf } from '#work/letter/letter-file.ts'
import { bringBackLetter, removeLetter } from '#work/letter/remove-letter.ts'
import { DocumentSchema } from './me-application-schemas.ts'
import { letterAnswer, letterIdOf, letterSummary } from './me-letter-answer.ts'
import * as shapes from './me-letter-schemas.ts'
import { letterVersionRoutes } from './me-letter-versions-api.ts'
import { PrintedSchema, printedAnswer } from './me-printed-schemas.ts'
import { type MeEnv, type MeRoutes, readBody, requireShape } from './me-route.ts'

const LIST = '/api/me/letters'
const ONE = `${LIST}/:letterId`
const OCTETS = z.string().meta({ format: 'binary' })

export function letterRoutes({ me, world, document }: MeRoutes) {
  document('get', LIST, 'Your cover letters, the one changed last first', {
    answer: shapes.LettersSchema,
    refusals: [401],
  })
  me.get(LIST, async (c) => {
    const own = await letters.list(world.db, c.get('viewer').id)
    return c.json({ letters: own.map(letterSummary) })
  })

  document('post', LIST, 'Write a letter: every sentence about you names the line it rests on', {
    body: NewLetter,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(LIST, async (c) =>
    c.json(letterAnswer(await addLetter(world, c.get('viewer').id, await readBody(c, NewLetter)))),
  )

  document('get', `${LIST}/{letterId}`, 'One letter, sentence by sentence and as a text', {
    params: true,
    answer: shapes.LetterSchema,
    refusals: [401, 404],
  })
  me.get(ONE, async (c) => c.json(letterAnswer(await letterOf(c))))

  document('patch', `${LIST}/{letterId}`, 'Change a letter as you last saw it', {
    params: true,
    body: shapes.ChangeBody,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.patch(ONE, async (c) => {
    const { version, change } = await readBody(c, shapes.ChangeBody)
    const changed = { id: letterIdOf(c), version, change }
    return c.json(letterAnswer(await changeLetter(world, c.get('viewer').id, changed)))
  })

  document('delete', `${LIST}/{letterId}`, 'Delete a letter; for a day it can be brought back', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete(ONE, async (c) => {
    await removeLetter(world, c.get('viewer').id, letterIdOf(c))
    return c.body(null, 204)
  })

  document('post', `${LIST}/{letterId}/restore`, 'Bring back a letter deleted in the last day', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post(`${ONE}/restore`, async (c) => {
    await bringBackLetter(world, c.get('viewer').id, letterIdOf(c))
    return c.body(null, 204)
  })

  document('put', `${LIST}/{letterId}/name`, 'Call a letter by another name', {
    params: true,
    body: shapes.RenameBody,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.put(`${ONE}/name`, async (c) => {
    const { name } = await readBody(c, shapes.RenameBody)
    await renameLetter(world, c.get('viewer').id, { id: letterIdOf(c), name })
    return c.body(null, 204)
  })

  document('get', `${LIST}/{letterId}/file`, 'The letter as a file', {
    params: true,
    query: shapes.FileQuery,
    answer: OCTETS,
    type: 'application/octet-stream',
    refusals: [401, 404, 422, 503],
  })
  me.get(`${ONE}/file`, async (c) => {
    const { format } = requireShape(shapes.FileQuery, c.req.query())
    const { mediaType, content, name } = await letterFile(world, await letterOf(c), format)
    return madeFile(name, mediaType, content)
  })

  document('get', `${LIST}/{letterId}/printed`, 'How it is printed: pages, missing letters', {
    params: true,
    answer: PrintedSchema,
    refusals: [401, 404, 422, 503],
  })
  me.get(`${ONE}/printed`, async (c) => c.json(printedAnswer(await drawn(c))))

  document('get', `${LIST}/{letterId}/pages/{page}`, 'A page as it is printed: `1.svg`', {
    params: true,
    answer: z.string(),
    type: 'image/svg+xml',
    refusals: [401, 404, 422, 503],
  })
  me.get(`${ONE}/pages/:page`, async (c) =>
    pagePicture((await drawn(c)).files, c.req.param('page')),
  )

  document(
    'post',
    `${LIST}/{letterId}/documents`,
    'Keep the PDF as it is now with an application',
    {
      params: true,
      body: shapes.AttachBody,
      answer: DocumentSchema,
      refusals: [401, 403, 404, 409, 415, 422, 503],
    },
  )
  me.post(`${ONE}/documents`, async (c) => {
    const { applicationId } = await readBody(c, shapes.AttachBody)
    const kept = { id: letterIdOf(c), applicationId: applicationId as ApplicationId }
    return c.json(await attachLetter(world, c.get('viewer').id, kept))
  })

  letterVersionRoutes({ me, world, document })

  const letterOf = (c: Context<MeEnv>) => requireLetter(world, c.get('viewer').id, letterIdOf(c))

  async function drawn(c: Context<MeEnv>) {
    const letter = await letterOf(c)
    return world.typeset.letter(sheetOf(world, letter), letter.design, 'svg')
  }
}
