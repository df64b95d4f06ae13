/**
 * Which server of PostgreSQL answers a read: the primary, or a replica of it that may be some seconds behind. A request
 * states once that it may read from a replica; everything it starts follows, except transactions and what has to be
 * as new as the primary.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const routing = new AsyncLocalStorage<'replica' | 'primary'>()

/** Reads of `work` may come from a replica: it shows nothing that the one who asks has written. */
export const mayReadReplica = <T>(work: () => T): T => routing.run('replica', work)

/** Reads of `work` come from the primary, whatever surrounds it. */
export const onPrimary = <T>(work: () => T): T => routing.run('primary', work)

export const readsReplica = (): boolean => routing.getStore() === 'replica'
