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
    const url = await channelUrl({ db, keys }, id)
    if (url === null) log.warn({ id }, 'the key of a channel is gone')
    else endings.set(id, channelEnding(url))
  }
  return endings
}

/** Null if its key is gone. */
export async function channelUrl(
  { db, keys }: { db: Db | Tx; keys: Services['keys'] },
  id: ChannelId,
): Promise<string | null> {
  const sealed = await alertChannels.sealedOf(db, id)
  let text: string
  try {
    text = keys.open(alertChannels.SEALED_FOR, sealed)
  } catch {
    return null
  }
  const target: ChannelTarget = JSON.parse(text)
  return target.url
}
