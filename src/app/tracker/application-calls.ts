/** The tracker pages' calls to the API. A call never throws; failures are returned. */
import { isTimeout, REQUEST_TIMEOUT } from '#app/request/limit-requests.ts'
import type { Application, ApplicationId, Stage } from '#core/tracker/application.ts'
import type { Warnings } from '#core/tracker/application-match.ts'

const LIST = '/api/me/applications'

/** `status` is 0 if the server could not be reached. */
export type Failed = {
  ok: false
  status: number
  code: string | null
  message: string
  /** The current application, after a version conflict. */
  current: Application | null
  /** Similar applications, when adding one. */
  warnings: Warnings | null
}
export type Answer<Body> = { ok: true; body: Body } | Failed

export type Moved = {
  id: ApplicationId
  from: Stage
  to: Stage
  /** The applied date that the move set. */
  appliedOn: string | null
}

type Change = { version: number; stage: Stage; appliedOn?: string }

export const change = (id: ApplicationId, values: Change) =>
  ask<Application>('PATCH', `${LIST}/${id}`, values)

export const moveAll = (ids: readonly ApplicationId[], stage: Stage, today: string) =>
  ask<{ moved: Moved[] }>('POST', `${LIST}/move`, { ids, stage, today })

export const moveBack = (moved: readonly Moved[]) =>
  ask<{ moved: Moved[] }>('POST', `${LIST}/move-back`, { moved })

export const remove = (ids: readonly ApplicationId[]) =>
  ask<{ ids: ApplicationId[] }>('POST', `${LIST}/delete`, { ids })

export const restore = (ids: readonly ApplicationId[]) =>
  ask<{ ids: ApplicationId[] }>('POST', `${LIST}/restore`, { ids })

export const noteEvent = (id: ApplicationId, text: string) =>
  ask<unknown>('POST', `${LIST}/${id}/events`, { kind: 'event', text })

export type FromJob = {
  jobId: number
  stage: Stage
  appliedOn?: string
  notes?: string
  anyway?: true
}
export const add = (application: FromJob) => ask<Application>('POST', LIST, application)

const AWAY: Failed = {
  ok: false,
  status: 0,
  code: null,
  message: 'We couldn’t reach the server. Check your connection and try again.',
  current: null,
  warnings: null,
}

async function ask<Body>(method: string, path: string, body: object): Promise<Answer<Body>> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said = await answer.json()
    if (answer.ok) return { ok: true, body: said }
    const { status } = answer
    const { code = null, detail, current = null, warnings = null } = said
    return { ok: false, status, code, message: detail ?? said.title, current, warnings }
  } catch (error) {
    return isTimeout(error) ? { ...AWAY, message: REQUEST_TIMEOUT } : AWAY
  }
}
