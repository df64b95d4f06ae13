/** Queues what alerts just found for their channels, in the transaction that adds the finds. */
import type { AccountId } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import { alertNotice, MAX_NOTICE_JOBS } from '#core/alert/alert-notice.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import { type JobMarks, NO_MARKS, whyHidden } from '#core/lists/job-lists.ts'
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
  for (const accountId of accountIds) {
    const own = new Map((await alerts.list(tx, accountId)).map((alert) => [alert.id, alert]))
    const deliveries = used
      .filter((channel) => channel.accountId === accountId)
      .flatMap(({ id: channelId, alertId }) => {
        const alert = own.get(alertId)
        if (!alert) return []
        return pagesOf(shown(accountId, alertId)).map((cards) => ({
          accountId,
          channelId,
          notice: alertNotice(alert, cards, { publicUrl, isTest: false }),
        }))
      })
    await channelDeliveries.add(tx, deliveries, now)
  }
}

type Shown = (accountId: AccountId, alertId: AlertId) => JobCard[]

/** The jobs of these finds that each alert may tell about. */
async function shownJobs(
  tx: Tx,
  accountIds: AccountId[],
  finds: readonly alertFinds.NewFind[],
): Promise<Shown> {
  const mine = finds.filter(({ accountId }) => accountIds.includes(accountId))
  const leftOut = new Set(
    (await alertFinds.unsettled(tx, accountIds)).flatMap(({ accountId, jobId, isLeftOut }) =>
      isLeftOut ? [`${accountId} ${jobId}`] : [],
    ),
  )
  const ids = [...new Set(mine.map(({ jobId }) => jobId))]
  const cards = new Map<JobId, JobCard>((await jobs.cards(tx, ids)).map((card) => [card.id, card]))
  const marks = new Map<AccountId, JobMarks>()
  for (const accountId of accountIds) {
    const words = await hiddenItems.list(tx, accountId, 'word')
    marks.set(accountId, { ...NO_MARKS, words: words.map(({ value }) => value) })
  }
  return (accountId, alertId) =>
    mine.flatMap((find) => {
      if (find.accountId !== accountId || !find.alertIds.includes(alertId)) return []
      const card = cards.get(find.jobId)
      const isHidden =
        !card ||
        leftOut.has(`${accountId} ${card.id}`) ||
        whyHidden(card, marks.get(accountId) ?? NO_MARKS) !== null
      return isHidden ? [] : [card]
    })
}

const pagesOf = (cards: readonly JobCard[]): JobCard[][] =>
  Array.from({ length: Math.ceil(cards.length / MAX_NOTICE_JOBS) }, (_, page) =>
    cards.slice(page * MAX_NOTICE_JOBS, (page + 1) * MAX_NOTICE_JOBS),
  )
