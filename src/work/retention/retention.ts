/** How long data is kept once it's no longer used, kind by kind, and its deletion after that. */

import { IDEMPOTENCY_HOURS } from '#core/api/idempotency-key.ts'
import { ACTION_DAYS } from '#core/assistant/assistant-action.ts'
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import { CONTACT_DAYS, CONTACT_SPAM_DAYS } from '#core/contact/contact-message.ts'
import { CONFIRM_DAYS } from '#core/newsletter/confirmation-pause.ts'
import { UNSUBSCRIBED_DAYS } from '#core/newsletter/newsletter.ts'
import { AUDIT_DAYS } from '#core/operator/audit-event.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alerts from '#store/alerts.ts'
import * as applicationParts from '#store/application-parts.ts'
import * as applications from '#store/applications.ts'
import * as assistantActions from '#store/assistant-actions.ts'
import * as auditEvents from '#store/audit-events.ts'
import * as billingEvents from '#store/billing-events.ts'
import * as changePositions from '#store/change-positions.ts'
import * as channelDeliveries from '#store/channel-deliveries.ts'
import * as checkouts from '#store/checkouts.ts'
import * as contactMessages from '#store/contact-messages.ts'
import * as cvs from '#store/cvs.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as digests from '#store/digests.ts'
import * as files from '#store/files.ts'
import * as idempotencyKeys from '#store/idempotency-keys.ts'
import * as invitations from '#store/invitations.ts'
import * as jobRemovals from '#store/job-removals.ts'
import * as letters from '#store/letters.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import * as newsletterIssues from '#store/newsletter-issues.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import * as oauthClients from '#store/oauth-clients.ts'
import * as oauthTokens from '#store/oauth-tokens.ts'
import * as sending from '#store/outbox-sending.ts'
import * as runs from '#store/runs.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import * as savedSearches from '#store/saved-searches.ts'
import * as sessions from '#store/sessions.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import * as visits from '#store/visits.ts'
import { purgeEmailChanges } from '#work/account/change-email.ts'
import { purgeEarlierKeys } from '#work/account/settle-keys.ts'
import { VISIT_MEMORY_MS } from '#work/job/count-visit.ts'
import { purgeLinkKeys } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const DAY_MS = 86_400_000
/** Undo is offered for seconds, but a tab left open overnight may still have the button. */
const UNDO_DAYS = 1
/** A copy of the jobs that was not updated for longer must start over. */
const REMOVED_JOBS_DAYS = 30
/** A tab that was asleep for longer reloads everything. */
const CHANGES_DAYS = 1
/** Long enough to find out why an email or a notification did not arrive. No message is valid for longer. */
const EMAILS_DAYS = 7
/** Providers give abandoned names to new people about this much later. */
const BOUNCES_DAYS = 365

/** Stripe repeats an event for three days. */
const BILLING_EVENTS_DAYS = 30
/** A payment page is open for one day. */
const CHECKOUTS_DAYS = 2
/** An app that nobody connected within this time registers again. */
const UNUSED_APPS_DAYS = 30
/** Longer than a job counts as new, so that none is mailed twice. */
const ALERT_FINDS_DAYS = 180

/** So that an operator still finds one that expired. */
const INVITATIONS_DAYS = 90

type Given = Pick<Services, 'db' | 'clock' | 'keys' | 'tries'>
type Purge = (given: Given) => Promise<unknown>

const RETENTION = {
  visits: older(VISIT_MEMORY_MS / DAY_MS, visits.purge),
  removedJobs: older(REMOVED_JOBS_DAYS, async (db, before) => {
    await changePositions.purge(db, before)
    return inTransaction(db, (tx) => jobRemovals.purge(tx, before))
  }),
  unsavedJobs: olderAtOnce(UNDO_DAYS, savedJobs.purgeUnsaved),
  files: olderAtOnce(UNDO_DAYS, files.purge),
  cvs: olderAtOnce(UNDO_DAYS, cvs.purge),
  letters: olderAtOnce(UNDO_DAYS, letters.purge),
  applications: olderAtOnce(UNDO_DAYS, async (tx, before) => {
    await applications.purge(tx, before)
    await applicationParts.purge(tx, before)
  }),
  alerts: olderAtOnce(UNDO_DAYS, alerts.purge),
  savedSearches: olderAtOnce(UNDO_DAYS, savedSearches.purge),
  alertFinds: older(ALERT_FINDS_DAYS, alertFinds.purge),
  digests: older(ALERT_FINDS_DAYS, digests.purge),
  deliveries: older(EMAILS_DAYS, channelDeliveries.purge),
  changes: older(CHANGES_DAYS, accountChanges.purge),
  idempotencyKeys: older(IDEMPOTENCY_HOURS / 24, idempotencyKeys.purge),
  emails: older(EMAILS_DAYS, sending.purge),
  bounces: older(BOUNCES_DAYS, suppressions.purgeBounces),
  contactMessages: older(CONTACT_DAYS, contactMessages.purge),
  contactSpam: older(CONTACT_SPAM_DAYS, contactMessages.purgeSpam),
  deletedContactMessages: older(UNDO_DAYS, contactMessages.purgeDeleted),
  runs: olderAtOnce(RUNS_KEPT_DAYS, runs.purge),
  audit: older(AUDIT_DAYS, auditEvents.purge),
  /** That nobody used. */
  invitations: older(INVITATIONS_DAYS, invitations.purge),
  assistantActions: older(ACTION_DAYS, assistantActions.purge),
  unusedApps: older(UNUSED_APPS_DAYS, oauthClients.purgeUnused),
  appTokens: olderAtOnce(UNDO_DAYS, oauthTokens.purge),
  drafts: older(UNDO_DAYS, newsletterIssues.purge),
  /** Newsletter sign-ups that nobody confirmed, and subscriptions that ended. */
  subscribers: ({ db, clock }) =>
    subscribers.purge(db, {
      mailedBefore: daysBefore(clock.now(), CONFIRM_DAYS),
      unsubscribedBefore: daysBefore(clock.now(), UNSUBSCRIBED_DAYS),
    }),
  billingEvents: olderAtOnce(BILLING_EVENTS_DAYS, billingEvents.purge),
  checkouts: olderAtOnce(CHECKOUTS_DAYS, checkouts.purge),
  linkKeys: purgeLinkKeys,
  earlierKeys: purgeEarlierKeys,
  /** Full rate limits, expired sessions, codes and links, and sign-ups that nobody confirmed. */
  async signIns({ db, clock, tries }) {
    await tries.purge()
    await sessions.purge(db)
    await signInMethods.dropUnproved(db, null)
    await signInMethods.dropPendingSignUps(db)
    await purgeEmailChanges({ db, clock })
  },
} satisfies Record<string, Purge>

/** Deletes what is past its time of one kind. */
export async function purge(kind: keyof typeof RETENTION, given: Given): Promise<unknown> {
  return RETENTION[kind](given)
}

/** Deletes what is past its time, of every kind. Logs a line for each kind that failed. Runs hourly. */
export async function purgeExpiredData(given: Given & Pick<Services, 'log'>): Promise<void> {
  const kinds = Object.entries(RETENTION).map(async ([kind, purgeKind]) => {
    try {
      await purgeKind(given)
    } catch (error) {
      given.log.warn({ err: error, kind }, 'expired data could not be deleted')
    }
  })
  await Promise.all(kinds)
}

function older(days: number, purgeBefore: (db: Db, before: Date) => Promise<unknown>): Purge {
  return ({ db, clock }) => purgeBefore(db, daysBefore(clock.now(), days))
}

/** In one transaction. */
function olderAtOnce(days: number, purgeBefore: (tx: Tx, before: Date) => Promise<unknown>): Purge {
  return older(days, (db, before) => inTransaction(db, (tx) => purgeBefore(tx, before)))
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
