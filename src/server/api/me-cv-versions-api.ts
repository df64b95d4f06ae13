/** Earlier versions of a CV: list, read and compare, name, restore. */
import { compareCvs } from '#core/cv/compare-cvs.ts'
import * as cvs from '#store/cvs.ts'
import { printedCv, tailoringOf } from '#work/cv/printed-cv.ts'
import { wholeCv } from '#work/cv/whole-cv.ts'
import { nameCvVersion, restoreCvVersion } from '#work/cv/write-cv.ts'
import { CvParams, CvVersionParams, cvAnswer, cvIdOf } from './me-cv-answer.ts'
import {
  CvSchema,
  CvVersionSchema,
  CvVersionsSchema,
  NameVersionSchema,
  SeenVersionSchema,
} from './me-cv-schemas.ts'
import { type MeRoutes, readBody } from './me-route.ts'
import { versionOf, versionOrCurrent, versionsAnswer } from './me-version.ts'

const LIST = '/api/me/cvs/:cvId/versions'
const PATH = '/api/me/cvs/{cvId}/versions'

export function cvVersionRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'The earlier versions of a CV, newest first', {
    params: CvParams,
    answer: CvVersionsSchema,
    refusals: [401, 404],
  })
  me.get(LIST, async (c) => {
    const { cv } = await wholeCv(services.db, c.get('viewer').id, cvIdOf(c))
    return c.json(versionsAnswer(await cvs.versions(services.db, c.get('viewer').id, cv.id)))
  })

  document('get', `${PATH}/{version}`, 'A version, and its differences from the current CV', {
    params: CvVersionParams,
    answer: CvVersionSchema,
    refusals: [401, 404],
  })
  me.get(`${LIST}/:version`, async (c) => {
    const accountId = c.get('viewer').id
    const version = versionOf(c)
    const { cv } = await wholeCv(services.db, accountId, cvIdOf(c))
    const kept = await cvs.readVersion(services.db, accountId, cv.id, version)
    const then = versionOrCurrent(version, kept, cv)
    return c.json({
      version,
      name: then.name,
      createdAt: then.createdAt.toISOString(),
      content: then.content,
      design: then.design,
      tailoring: tailoringOf(then),
      differences: compareCvs(printedCv(then), printedCv(cv)),
    })
  })

  document('patch', `${PATH}/{version}`, 'Name a version, which keeps it permanently', {
    params: CvVersionParams,
    body: NameVersionSchema,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.patch(`${LIST}/:version`, async (c) => {
    const { name } = await readBody(c, NameVersionSchema)
    const named = { id: cvIdOf(c), version: versionOf(c), name }
    await nameCvVersion(services, c.get('viewer').id, named)
    return c.body(null, 204)
  })

  document('post', `${PATH}/{version}/restore`, 'Restore a version', {
    params: CvVersionParams,
    body: SeenVersionSchema,
    answer: CvSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(`${LIST}/:version/restore`, async (c) => {
    const { version } = await readBody(c, SeenVersionSchema)
    const accountId = c.get('viewer').id
    const id = cvIdOf(c)
    await restoreCvVersion(services, accountId, { id, version, restored: versionOf(c) })
    return c.json(await cvAnswer(services, accountId, id))
  })
}
