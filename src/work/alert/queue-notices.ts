/** Queues what alerts just found for their channels, in the transaction that adds the finds. */
import type { AccountId } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import { alertNotice, MAX_NOTICE_JOBS } from '#core/alert/alert-notice.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import { NO_MARKS, whyHidden } from '#core/lists/job-lists.ts'
import * as alertChannels from '#store/alert-channels.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alerts from '#store/alerts.ts'
import * as channelDeliveries from '#store/channel-deliveries.ts'
import type { Tx } from '#store/db.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Leaves out what the person hid or tracks, as emails do. */
export async function queueNotices(
  { settings: { publicUrl } }: Pick<Services, 'settings'>,
  tx: Tx,
  finds: readonly alertFinds.NewFind[],
  now: Date,
): Promise<void> {
  const used = await alertChannels.used(tx, [...new Set(finds.flatMap((find) => find.alertIds))])
  if (used.length === 0) return
  const accountIds = [...new Set(used.map(({ accountId }) => accountId))]
  const shown = await shownJobs(tx, accountIds, finds)
  const own = new Map((await alerts.listAll(tx, accountIds)).map((alert) => [alert.id, alert]))
  const deliveries = used.flatMap(({ id: channelId, accountId, alertId }) => {
    const alert = own.get(alertId)
    if (!alert) return []
    return pagesOf(shown.get(alertId) ?? []).map((cards) => ({
      accountId,
      channelId,
      notice: alertNotice(alert, cards, { publicUrl, isTest: false }),
    }))
  })
  await channelDeliveries.add(tx, deliveries, now)
}

/** The jobs of these finds that each alert may notify its channels of. */
async function shownJobs(
  tx: Tx,
  accountIds: readonly AccountId[],
  finds: readonly alertFinds.NewFind[],
): Promise<ReadonlyMap<AlertId, JobCard[]>> {
  const owners = new Set(accountIds)
  const mine = finds.filter(({ accountId }) => owners.has(accountId))
  const leftOut = await alertFinds.leftOut(tx, mine)
  const ids = [...new Set(mine.map(({ jobId }) => jobId))]
  const cards = new Map<JobId, JobCard>((await jobs.cards(tx, ids)).map((card) => [card.id, card]))
  const words = await hiddenItems.wordsOf(tx, accountIds)
  const shown = new Map<AlertId, JobCard[]>()
  for (const { accountId, jobId, alertIds } of mine) {
    const card = cards.get(jobId)
    const marks = { ...NO_MARKS, words: words.get(accountId) ?? [] }
    const isHidden =
      !card || leftOut.has(`${accountId} ${jobId}`) || whyHidden(card, marks) !== null
    if (isHidden) continue
    for (const id of alertIds) shown.set(id, [...(shown.get(id) ?? []), card])
  }
  return shown
}

const pagesOf = (cards: readonly JobCard[]): JobCard[][] =>
  Array.from({ length: Math.ceil(cards.length / MAX_NOTICE_JOBS) }, (_, page) =>
    cards.slice(page * MAX_NOTICE_JOBS, (page + 1) * MAX_NOTICE_JOBS),
  )
