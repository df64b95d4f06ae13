/** Actions of the CV maker, by form `intent`. Each redirects back to the page, so it works without JavaScript. */

import { data, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
import { textOf, versionOf } from '#app/request/form-text.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { readNumericId, readUuid } from '#core/text/read-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { makeCv, remakeCv } from '#work/cv/make-cv.ts'
import { removeCv, restoreRemovedCv } from '#work/cv/remove-cv.ts'
import { nameCvVersion, renameCv, restoreCvVersion } from '#work/cv/write-cv.ts'
import { attachMadeCv } from '#work/tracker/attach-made-cv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { designOf, sectionsOf } from './design-of-form.ts'
import { MAKER_PATH, makerAddress } from './maker-address.ts'

type Asked = { services: Services; accountId: AccountId; id: CvId; form: FormData }

const INTENTS: Record<string, (asked: Asked) => Promise<string | null>> = {
  /** Every submit sends all checkboxes of the list; unchecked changes are rejected. */
  changes: async ({ services, accountId, id, form }) => {
    await remakeCv(services, accountId, id, { taken: form.getAll('taken').map(String) })
    return null
  },
  again: async ({ services, accountId, id }) => {
    await remakeCv(services, accountId, id, { again: true })
    return null
  },
  design: async ({ services, accountId, id, form }) => {
    const design = designOf(form)
    if (!design) throw new Refusal('invalid_body')
    await remakeCv(services, accountId, id, { design })
    return null
  },
  sections: async ({ services, accountId, id, form }) => {
    const sections = sectionsOf(form)
    if (!sections) throw new Refusal('invalid_body')
    await remakeCv(services, accountId, id, { design: { sections } })
    return null
  },
  rename: async ({ services, accountId, id, form }) => {
    await renameCv(services, accountId, { id, name: textOf(form, 'name') })
    return 'renamed'
  },
  'name-version': async ({ services, accountId, id, form }) => {
    const name = textOf(form, 'name').trim() || null
    await nameCvVersion(services, accountId, { id, version: versionOf(textOf(form, 'of')), name })
    return 'named'
  },
  'restore-version': async ({ services, accountId, id, form }) => {
    const version = versionOf(textOf(form, 'version'))
    await restoreCvVersion(services, accountId, {
      id,
      version,
      restored: versionOf(textOf(form, 'of')),
    })
    return 'restored'
  },
  attach: async ({ services, accountId, id, form }) => {
    const applicationId = readNumericId<ApplicationId>(textOf(form, 'applicationId'))
    if (applicationId === null) throw new Refusal('not_found')
    await attachMadeCv(services, accountId, { id, applicationId })
    return `attached&application=${applicationId}`
  },
}

export async function act(asked: Asked) {
  const { services, accountId, id, form } = asked
  const intent = textOf(form, 'intent')
  if (intent === 'delete') {
    await removeCv(services, accountId, id)
    return redirect(`${MAKER_PATH}?deleted=${id}`)
  }
  const doIt = actionOf(INTENTS, intent)
  try {
    const said = await doIt(asked)
    return redirect(makerAddress(id) + (said ? `?said=${said}` : ''))
  } catch (error) {
    if (!(error instanceof Refusal) || statusOf(error) === 404) throw error
    return data({ problem: error.message }, { status: statusOf(error) })
  }
}

const statusOf = ({ code }: Refusal) => REFUSALS[code].status

/** The list page: makes a new CV or restores one. An error comes back with the chosen base CV. */
export async function actOnList(asked: Omit<Asked, 'id'>) {
  try {
    return redirect(makerAddress(await idFromList(asked)))
  } catch (error) {
    if (!(error instanceof Refusal) || statusOf(error) === 404) throw error
    const base = textOf(asked.form, 'base')
    return data({ problem: error.message, base }, { status: statusOf(error) })
  }
}

async function idFromList({ services, accountId, form }: Omit<Asked, 'id'>): Promise<CvId> {
  if (textOf(form, 'intent') === 'restore') {
    const id = readUuid<CvId>(textOf(form, 'id'))
    if (!id) throw new Refusal('not_found')
    await restoreRemovedCv(services, accountId, id)
    return id
  }
  const base = textOf(form, 'base')
  const job = textOf(form, 'jobId')
  const baseId = base === '' ? null : readUuid<CvId>(base)
  const jobId = job === '' ? null : requireJobId(job)
  if (base !== '' && !baseId) throw new Refusal('not_found')
  return (await makeCv(services, accountId, { baseId, jobId })).id
}
