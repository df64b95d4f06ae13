/** Earlier versions of CVs and cover letters: one table of versions each, with the same statements. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

export type DocumentVersion = { version: number; name: string | null; createdAt: Date }

type Kind = {
  table: 'cvs' | 'letters'
  versions: 'cv_versions' | 'letter_versions'
  /** The column of `versions` that names the row of `table`. */
  owner: 'cv_id' | 'letter_id'
  /** What a version keeps of the document; both tables have these columns. */
  content: readonly ('content' | 'design' | 'tailoring')[]
}

/** `Id` is the document's; `Content` are the columns of a version, as PostgreSQL returns them. */
export function documentVersions<Id extends string, Content>(kind: Kind) {
  const [table, versions, owner] = [
    sql.table(kind.table),
    sql.table(kind.versions),
    sql.ref(kind.owner),
  ]
  const content = sql.join(kind.content.map((column) => sql.ref(column)))
  const contentOfVersion = sql.join(kind.content.map((column) => sql.ref(`v.${column}`)))

  return {
    /**
     * Copies the current document into its versions if it is this version. If the version is already stored, only its
     * name is updated.
     */
    async keepVersion(
      tx: Tx,
      accountId: AccountId,
      { id, version, name }: { id: Id; version: number; name: string | null },
    ): Promise<void> {
      await sql`
        insert into ${versions} (${owner}, version, account_id, name, ${content}, created_at)
        select id, version, account_id, ${name}::text, ${content}, updated_at
          from ${table}
         where account_id = ${accountId} and id = ${id} and version = ${version}
           and deleted_at is null
            on conflict (${owner}, version)
            do update set name = coalesce(excluded.name, ${versions}.name)`.execute(tx)
    },
    /** False if the account has no such version. */
    async nameVersion(
      tx: Tx,
      accountId: AccountId,
      { id, version, name }: { id: Id; version: number; name: string | null },
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update ${versions} set name = ${name}
         where account_id = ${accountId} and ${owner} = ${id} and version = ${version}`.execute(tx)
      return numAffectedRows === 1n
    },
    /** Newest first. Includes the current version once it has a name. */
    async versions(db: Db | Tx, accountId: AccountId, id: Id): Promise<DocumentVersion[]> {
      const { rows } = await sql<DocumentVersion>`
        select v.version, v.name, v.created_at as "createdAt"
          from ${versions} v join ${table} d on d.id = v.${owner}
         where v.account_id = ${accountId} and v.${owner} = ${id} and d.deleted_at is null
         order by v.version desc`.execute(db)
      return rows
    },
    /** The stored columns at that version; null if that version is not stored. */
    async findVersion(
      db: Db | Tx,
      accountId: AccountId,
      { id, version }: { id: Id; version: number },
    ): Promise<(DocumentVersion & Content) | null> {
      const { rows } = await sql<DocumentVersion & Content>`
        select v.version, v.name, v.created_at as "createdAt", ${contentOfVersion}
          from ${versions} v join ${table} d on d.id = v.${owner}
         where v.account_id = ${accountId} and v.${owner} = ${id} and v.version = ${version}
           and d.deleted_at is null`.execute(db)
      return rows[0] ?? null
    },
    /** Deletes the oldest unnamed versions so that `keep` remain. Never deletes the version `spare`. */
    async trimVersions(
      tx: Tx,
      accountId: AccountId,
      { id, keep, spare = 0 }: { id: Id; keep: number; spare?: number },
    ): Promise<void> {
      await sql`
        delete from ${versions}
         where account_id = ${accountId} and ${owner} = ${id}
           and version in (select version from ${versions}
                            where account_id = ${accountId} and ${owner} = ${id}
                              and name is null and version <> ${spare}
                            order by version desc offset ${keep})`.execute(tx)
    },
  }
}
