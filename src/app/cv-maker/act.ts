/** What the forms of a CV's page ask for. Each works without a script: back to the page, which says what was done. */
import { data, redirect } from 'react-router'
import { textOf, versionOf } from '#app/request/form-text.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { type CvId, readCvId } from '#core/cv/cv-id.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { readApplicationId } from '#core/tracker/application-id.ts'
import { makeCv, remakeCv } from '#work/cv/make-cv.ts'
import { removeCv, restoreRemovedCv } from '#work/cv/remove-cv.ts'
import { nameCvVersion, renameCv, restoreCvVersion } from '#work/cv/write-cv.ts'
import { attachMadeCv } from '#work/tracker/attach-made-cv.ts'
import type { World } from '#work/world/world.ts'
import { designOf } from './design-of-form.ts'
import { MAKER_PATH, makerAddress } from './maker-address.ts'

type Asked = { world: World; accountId: AccountId; id: CvId; form: FormData }

const INTENTS: Record<string, (asked: Asked) => Promise<string | null>> = {
  /** All boxes of the list come with each press: what is not ticked is refused. */
  changes: async ({ world, accountId, id, form }) => {
    await remakeCv(world, accountId, id, { taken: form.getAll('taken').map(String) })
    return null
  },
  again: async ({ world, accountId, id }) => {
    await remakeCv(world, accountId, id, { again: true })
    return null
  },
  design: async ({ world, accountId, id, form }) => {
    const design = designOf(form)
    if (!design) throw new Refusal('invalid_body')
    await remakeCv(world, accountId, id, { design })
    return null
  },
  rename: async ({ world, accountId, id, form }) => {
    await renameCv(world, accountId, { id, name: textOf(form, 'name') })
    return 'renamed'
  },
  'name-version': async ({ world, accountId, id, form }) => {
    const name = textOf(form, 'name').trim() || null
    await nameCvVersion(world, accountId, { id, version: versionOf(textOf(form, 'of')), name })
    return 'named'
  },
  'restore-version': async ({ world, accountId, id, form }) => {
    const version = versionOf(textOf(form, 'version'))
    await restoreCvVersion(world, accountId, {
      id,
      version,
      restored: versionOf(textOf(form, 'of')),
    })
    return 'restored'
  },
  attach: async ({ world, accountId, id, form }) => {
    const applicationId = readApplicationId(textOf(form, 'applicationId'))
    if (applicationId === null) throw new Refusal('not_found')
    await attachMadeCv(world, accountId, { id, applicationId })
    return `attached&application=${applicationId}`
  },
}

export async function act(asked: Asked) {
  const { world, accountId, id, form } = asked
  const intent = textOf(form, 'intent')
  if (intent === 'delete') {
    await removeCv(world, accountId, id)
    return redirect(`${MAKER_PATH}?deleted=${id}`)
  }
  const doIt = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined
  if (!doIt) throw new Refusal('invalid_body')
  try {
    const said = await doIt(asked)
    return redirect(makerAddress(id) + (said ? `?said=${said}` : ''))
  } catch (error) {
    if (!(error instanceof Refusal) || statusOf(error) === 404) throw error
    return data({ problem: error.message }, { status: statusOf(error) })
  }
}

const statusOf = ({ code }: Refusal) => REFUSALS[code].status

/** On the list: makes a new one, or brings one back; what stands in the way comes with what was chosen. */
export async function actOnList(asked: Omit<Asked, 'id'>) {
  try {
    return redirect(makerAddress(await idFromList(asked)))
  } catch (error) {
    if (!(error instanceof Refusal) || statusOf(error) === 404) throw error
    const base = textOf(asked.form, 'base')
    return data({ problem: error.message, base }, { status: statusOf(error) })
  }
}

async function idFromList({ world, accountId, form }: Omit<Asked, 'id'>): Promise<CvId> {
  if (textOf(form, 'intent') === 'restore') {
    const id = readCvId(textOf(form, 'id'))
    if (!id) throw new Refusal('not_found')
    await restoreRemovedCv(world, accountId, id)
    return id
  }
  const base = textOf(form, 'base')
  const job = textOf(form, 'jobId')
  const baseId = base === '' ? null : readCvId(base)
  const jobId = job === '' ? null : requireJobId(job)
  if (base !== '' && !baseId) throw new Refusal('not_found')
  return (await makeCv(world, accountId, { baseId, jobId })).id
}
