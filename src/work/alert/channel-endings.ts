/** Tells the channels of an alert apart by the ends of their addresses, which are stored encrypted. */
import {
  type AlertChannel,
  type ChannelId,
  type ChannelTarget,
  channelEnding,
} from '#core/alert/alert-channel.ts'
import * as alertChannels from '#store/alert-channels.ts'
import type { Db, Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Without those whose key is gone: they fail when they are used. */
export async function channelEndings(
  { db, keys, log }: Pick<Services, 'db' | 'keys' | 'log'>,
  channels: readonly AlertChannel[],
): Promise<ReadonlyMap<ChannelId, string>> {
  const endings = new Map<ChannelId, string>()
  for (const { id } of channels) {
    try {
      endings.set(id, channelEnding(await channelUrl({ db, keys }, id)))
    } catch (error) {
      log.warn({ err: error, id }, 'the address of a channel cannot be read')
    }
  }
  return endings
}

/** Throws if its key is gone. */
export async function channelUrl(
  { db, keys }: { db: Db | Tx; keys: Services['keys'] },
  id: ChannelId,
): Promise<string> {
  const sealed = await alertChannels.sealedOf(db, id)
  const target: ChannelTarget = JSON.parse(keys.open(alertChannels.SEALED_FOR, sealed))
  return target.url
}
