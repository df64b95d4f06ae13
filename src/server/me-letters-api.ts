/** /api/me/letters: cover letters of the person who asks, written by rules out of a CV and a listing. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApplicationId } from '#core/application.ts'
import { formatAttachment, toFileName } from '#core/file-name.ts'
import { type LetterId, readLetterId } from '#core/letter-id.ts'
import { NewLetter } from '#core/letter-input.ts'
import { letterText } from '#core/letter-text.ts'
import { Refusal } from '#core/refusal.ts'
import * as letters from '#store/letters.ts'
import { addLetter } from '#work/add-letter.ts'
import {
  changeLetter,
  nameLetterVersion,
  renameLetter,
  restoreLetterVersion,
} from '#work/change-letter.ts'
import { attachLetter, letterFile } from '#work/letter-file.ts'
import { bringBackLetter, removeLetter } from '#work/remove-letter.ts'
import { DocumentSchema } from './me-application-schemas.ts'
import * as shapes from './me-letter-schemas.ts'
import { type MeRoutes, readBody, requireShape } from './me-route.ts'

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
    return c.json({ letters: own.map(toSummary) })
  })

  document('post', LIST, 'Write a letter: every sentence about you names the line it rests on', {
    body: NewLetter,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(LIST, async (c) =>
    c.json(toShown(await addLetter(world, c.get('viewer').id, await readBody(c, NewLetter)))),
  )

  document('get', `${LIST}/{letterId}`, 'One letter, sentence by sentence and as a text', {
    params: true,
    answer: shapes.LetterSchema,
    refusals: [401, 404],
  })
  me.get(ONE, async (c) => c.json(toShown(await letterOf(c))))

  document('patch', `${LIST}/{letterId}`, 'Change a letter as you last saw it', {
    params: true,
    body: shapes.ChangeBody,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.patch(ONE, async (c) => {
    const { version, change } = await readBody(c, shapes.ChangeBody)
    const changed = { id: letterIdOf(c), version, change }
    return c.json(toShown(await changeLetter(world, c.get('viewer').id, changed)))
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
    refusals: [401, 404, 422],
  })
  me.get(`${ONE}/file`, async (c) => {
    const { format } = requireShape(shapes.FileQuery, c.req.query())
    const { mediaType, content, name } = await letterFile(world, await letterOf(c), format)
    return new Response(new Uint8Array(content), {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': formatAttachment(toFileName(name)),
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })

  document(
    'post',
    `${LIST}/{letterId}/documents`,
    'Keep the PDF as it is now with an application',
    {
      params: true,
      body: shapes.AttachBody,
      answer: DocumentSchema,
      refusals: [401, 403, 404, 409, 415, 422],
    },
  )
  me.post(`${ONE}/documents`, async (c) => {
    const { applicationId } = await readBody(c, shapes.AttachBody)
    const kept = { id: letterIdOf(c), applicationId: applicationId as ApplicationId }
    return c.json(await attachLetter(world, c.get('viewer').id, kept))
  })

  versionRoutes({ me, world, document })

  async function letterOf(c: Context) {
    const letter = await letters.read(world.db, c.get('viewer').id, letterIdOf(c))
    if (!letter) throw new Refusal('not_found')
    return letter
  }
}

function versionRoutes({ me, world, document }: MeRoutes) {
  const path = `${LIST}/{letterId}/versions`
  document('get', path, 'What a letter was before, the newest first', {
    params: true,
    answer: shapes.VersionsSchema,
    refusals: [401, 404],
  })
  me.get(`${ONE}/versions`, async (c) => {
    const accountId = c.get('viewer').id
    const id = letterIdOf(c)
    if (!(await letters.read(world.db, accountId, id))) throw new Refusal('not_found')
    const found = await letters.versions(world.db, accountId, id)
    return c.json({
      versions: found.map((it) => ({ ...it, createdAt: it.createdAt.toISOString() })),
    })
  })

  const params = z.object({ letterId: z.string(), version: z.int().positive() })
  document('put', `${path}/{version}/name`, 'Name a version, or take its name away', {
    params,
    body: shapes.NameBody,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.put(`${ONE}/versions/:version/name`, async (c) => {
    const { name } = await readBody(c, shapes.NameBody)
    const named = { id: letterIdOf(c), version: versionIn(c), name }
    await nameLetterVersion(world, c.get('viewer').id, named)
    return c.body(null, 204)
  })

  document('post', `${path}/{version}/restore`, 'Make a version the newest one again', {
    params,
    body: shapes.RestoreBody,
    answer: shapes.LetterSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${ONE}/versions/:version/restore`, async (c) => {
    const { version } = await readBody(c, shapes.RestoreBody)
    const restored = { id: letterIdOf(c), version, restored: versionIn(c) }
    return c.json(toShown(await restoreLetterVersion(world, c.get('viewer').id, restored)))
  })
}

const toSummary = ({ createdAt, updatedAt, ...letter }: letters.LetterSummary) => ({
  ...letter,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const toShown = (letter: letters.StoredLetter) => ({
  ...toSummary(letter),
  content: letter.content,
  design: letter.design,
  text: letterText(letter.content),
})

export function letterIdOf(c: Context): LetterId {
  const id = readLetterId(c.req.param('letterId') ?? '')
  if (!id) throw new Refusal('not_found')
  return id
}

function versionIn(c: Context): number {
  const text = c.req.param('version') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal('not_found')
  return Number(text)
}
