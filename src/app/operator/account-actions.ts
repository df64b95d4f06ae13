/** Actions on the page of one account, by form `intent`. Each redirects to a page that reports what was done. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
import { servicesContext } from '#app/request/context.ts'
import type { SentForm } from '#app/request/read-form.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import { MAX_SUSPENSION_REASON, parseSuspensionReason } from '#core/operator/suspension-reason.ts'
import { closeAccount } from '#work/operator/close-account.ts'
import { resetFactor } from '#work/operator/reset-factor.ts'
import { signOutAccount } from '#work/operator/sign-out-account.ts'
import { liftSuspension, suspendAccount } from '#work/operator/suspend-account.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import { inBulk, type Services } from '#work/use-case/use-case-services.ts'

export type AccountAttempt = {
  /** The form that failed. */
  intent: string
  /** Of its field, or of the whole form if it has none. */
  problem: string
  typed: string
}

type Args = { request: Request; context: Readonly<RouterContextProvider> }

type Acting = {
  args: Args
  services: Services
  by: AuditActor
  accountId: AccountId
  form: SentForm
}

/** What the page says next, or why nothing was done. */
type Outcome = { said: string } | { to: string } | { problem: string; typed: string }

const SOMETHING = 'Enter a reason. The person reads it.'
const TOO_LONG = `The reason is too long. Use at most ${MAX_SUSPENSION_REASON} characters.`
const OTHER_ADDRESS = 'This isn’t the address of this account. Nothing was deleted.'

export async function handleAccountAction(
  args: Args,
  { operatorId, accountId, form }: { operatorId: AccountId; accountId: AccountId; form: SentForm },
) {
  const services = args.context.get(servicesContext)
  const intent = form.text('intent')
  const act = actionOf(ACTIONS, intent)
  const by: AuditActor = { kind: 'operator', id: operatorId }
  const failed = (problem: string, typed: string, status: number) =>
    data<AccountAttempt>({ intent, problem, typed }, { status })
  try {
    const outcome = await act({ args, services, by, accountId, form })
    if ('problem' in outcome) return failed(outcome.problem, outcome.typed, 422)
    throw redirect('to' in outcome ? outcome.to : `${pageOf(accountId)}?said=${outcome.said}`)
  } catch (error) {
    if (!(error instanceof Refusal) || !isAboutOperators(error)) throw error
    return failed(error.message, '', REFUSALS[error.code].status)
  }
}

const isAboutOperators = ({ code }: Refusal) => code === 'own_account' || code === 'last_operator'

const pageOf = (accountId: AccountId) => `${ACCOUNTS_PATH}/${accountId}`

const ACTIONS: Readonly<Record<string, (acting: Acting) => Promise<Outcome>>> = {
  async 'account.suspend'({ services, by, accountId, form }) {
    const typed = form.text('because')
    const because = parseSuspensionReason(typed)
    if (because === null) return { problem: typed.trim() ? TOO_LONG : SOMETHING, typed }
    await suspendAccount(services, by, { accountId, because })
    return { said: 'suspended' }
  },
  async 'account.lift'({ services, by, accountId }) {
    await liftSuspension(services, by, accountId)
    return { said: 'lifted' }
  },
  async 'account.sign-out'({ services, by, accountId }) {
    await signOutAccount(services, by, accountId)
    return { said: 'signed-out' }
  },
  async 'account.reset-factor'({ args, services, by, accountId }) {
    requireConfirmed(args, `${pageOf(accountId)}#factor`)
    await resetFactor(services, by, accountId)
    return { said: 'factor-reset' }
  },
  async 'account.delete'({ args, services, by, accountId, form }) {
    requireConfirmed(args, `${pageOf(accountId)}#delete`)
    const typed = form.text('email')
    const isDone = await closeAccount(inBulk(services), by, { accountId, typed })
    return isDone ? { to: `${ACCOUNTS_PATH}?said=deleted` } : { problem: OTHER_ADDRESS, typed }
  },
}
