/**
 * Table `profiles`: one row per person, created with their first change. Lists and preferences are JSON, parsed when
 * read.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { FileId } from '#core/files/file-id.ts'
import type { ProfileContent } from '#core/profile/profile.ts'
import type { EditedProfile } from '#core/profile/profile-edit.ts'
import type { Db, Tx } from './db.ts'

export type StoredProfile = EditedProfile & {
  /** From the account. */
  name: string | null
  email: string
  /** 0 before the first change. */
  version: number
  /** The file uploaded as CV, unless it was deleted. */
  cv: { id: FileId; name: string; bytes: number; createdAt: Date } | null
  cvText: string | null
  /** The session in which onboarding was postponed. */
  laterSession: string | null
  updatedAt: Date | null
}

/** Every account has a profile; it is empty before the first change. Null if there is no such account. */
export async function byAccount(db: Db | Tx, accountId: AccountId): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('files', (join) =>
      join.onRef('files.id', '=', 'cv_file_id').on('files.deleted_at', 'is', null),
    )
    .select(['accounts.name', 'email', 'version', 'bio', 'website', 'skills', 'experience_years'])
    .select(['experience', 'education', 'job_preferences', 'cv_text'])
    .select(['removed', 'removed_skills'])
    .select(['files.id as cv_id', 'files.name as cv_name', 'bytes', 'files.created_at as cv_at'])
    .select(['onboarding_completed', 'onboarding_later_session', 'profiles.updated_at'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  return {
    name: row.name.trim() || null,
    email: row.email,
    version: row.version ?? 0,
    bio: row.bio,
    website: row.website,
    skills: row.skills ?? [],
    experienceYears: row.experience_years,
    experience: (row.experience ?? []) as ProfileContent['experience'],
    education: (row.education ?? []) as ProfileContent['education'],
    jobPreferences: row.job_preferences as ProfileContent['jobPreferences'],
    onboardingCompleted: row.onboarding_completed ?? false,
    removed: row.removed as EditedProfile['removed'],
    removedSkills: row.removed_skills ?? [],
    cv: row.cv_id === null ? null : cvOf(row),
    cvText: row.cv_id === null ? null : row.cv_text,
    laterSession: row.onboarding_later_session,
    updatedAt: row.updated_at,
  }
}

function cvOf(row: {
  cv_id: string | null
  cv_name: string | null
  bytes: number | null
  cv_at: Date | null
}) {
  return {
    id: row.cv_id as FileId,
    name: row.cv_name as string,
    bytes: row.bytes as number,
    createdAt: row.cv_at as Date,
  }
}

/** Blocks other changes of this profile until the transaction ends. */
export async function lock(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ account_id: accountId, version: 0, created_at: now, updated_at: now })
    .onConflict((row) => row.column('account_id').doNothing())
    .execute()
  await sql`select 1 from profiles where account_id = ${accountId} for update`.execute(tx)
}

/** Writes the profile and increments its version. */
export async function write(
  tx: Tx,
  accountId: AccountId,
  profile: EditedProfile,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      version: sql`version + 1`,
      bio: profile.bio,
      website: profile.website,
      skills: profile.skills,
      experience_years: profile.experienceYears,
      experience: JSON.stringify(profile.experience),
      education: JSON.stringify(profile.education),
      job_preferences: profile.jobPreferences && JSON.stringify(profile.jobPreferences),
      onboarding_completed: profile.onboardingCompleted,
      removed: profile.removed && JSON.stringify(profile.removed),
      removed_skills: profile.removedSkills,
      updated_at: now,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Sets the uploaded CV of the profile, and the text read from it. */
export async function setCv(
  tx: Tx,
  accountId: AccountId,
  { fileId, text }: { fileId: FileId | null; text: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ version: sql`version + 1`, cv_file_id: fileId, cv_text: text, updated_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** Sets the CV used for matches, tailoring and cover letters. */
export async function chooseCv(tx: Tx, accountId: AccountId, cvId: CvId | null, now: Date) {
  await tx
    .updateTable('profiles')
    .set({ cv_id: cvId, updated_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** Hides onboarding until the person signs in again. */
export async function putOffOnboarding(
  tx: Tx,
  accountId: AccountId,
  sessionId: string | null,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ onboarding_later_session: sessionId })
    .where('account_id', '=', accountId)
    .execute()
}

export async function rename(tx: Tx, accountId: AccountId, name: string, now: Date) {
  await tx
    .updateTable('accounts')
    .set({ name, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

/** Removes the picture if it has this address. */
export async function dropPicture(tx: Tx, accountId: AccountId, image: string, now: Date) {
  await tx
    .updateTable('accounts')
    .set({ image: null, updated_at: now })
    .where('id', '=', accountId)
    .where('image', '=', image)
    .execute()
}

/** Sets the address of the person's picture; null for none. */
export async function setPicture(tx: Tx, accountId: AccountId, image: string | null, now: Date) {
  await tx
    .updateTable('accounts')
    .set({ image, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

/** Restores the picture with this address, unless there is another one by now. */
export async function bringPicture(tx: Tx, accountId: AccountId, image: string, now: Date) {
  await tx
    .updateTable('accounts')
    .set({ image, updated_at: now })
    .where('id', '=', accountId)
    .where('image', 'is', null)
    .execute()
}
