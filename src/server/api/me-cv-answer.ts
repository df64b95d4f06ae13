/** One CV as the API answers it, and its id in the path. */

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readProblem } from '#core/cv/cv-file-problem.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as cvs from '#store/cvs.ts'
import { wholeCv } from '#work/cv/whole-cv.ts'
import type { MeServices } from './me-route.ts'

export const CvParams = z.object({ cvId: z.uuid() })
export const CvVersionParams = CvParams.extend({ version: z.coerce.number().int().positive() })

export function cvIdOf(c: Context): CvId {
  const id = readUuid<CvId>(c.req.param('cvId') ?? '')
  if (!id) throw new Refusal('not_found')
  return id
}

export async function cvAnswer({ db }: MeServices, accountId: AccountId, id: CvId) {
  const { cv, live } = await wholeCv(db, accountId, id)
  const { content, reading } = cv
  return {
    ...cvSummary(cv, await cvs.current(db, accountId)),
    content,
    reading: reading && {
      rules: reading.rules,
      format: reading.format,
      pages: reading.pages,
      lines: reading.lines,
      troubles: reading.troubles,
      ...live,
      problem: readProblem(reading),
    },
  }
}

export function cvSummary(cv: cvs.CvSummary, current: CvId | null) {
  const { id, kind, name, fileId, baseId, jobId, version } = cv
  return {
    id,
    kind,
    name,
    fileId,
    baseId,
    jobId,
    version,
    isCurrent: id === current,
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
  }
}
