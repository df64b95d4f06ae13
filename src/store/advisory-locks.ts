/**
 * PostgreSQL's advisory locks that the product takes by a fixed number. All of them are here, because two purposes with
 * one number would wait for each other. A number never gets another meaning: servers of two versions run beside each
 * other. Locks on a name or an address have the hash of it for a number.
 */
export const ADVISORY_LOCKS = {
  migrations: 715_204_118,
  /** One batch is written at a time, so that two imports cannot interleave. */
  imports: 715_204_120,
  /** Shared by backups while they read objects, so that none of their moment is removed. */
  objectRemovals: 715_204_119,
  boardLeases: 7_406_215,
  outbox: 7_238_002,
} as const
