/** An uploaded CV: stores the file, reads it in an isolated process, and stores the result. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readProblem } from '#core/cv/cv-file-problem.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { CvReading } from '#core/cv/cv-reading.ts'
import { toStoredReading } from '#core/cv/stored-reading.ts'
import { CV_FORMATS, type CvFormat, fileKind } from '#core/files/file-kind.ts'
import { toCvText } from '#core/profile/cv-text.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type * as files from '#store/files.ts'
import * as profiles from '#store/profiles.ts'
import { ownToday } from '#work/account/own-zone.ts'
import { keepFileIn } from '#work/files/keep-file.ts'
import { readFile } from '#work/files/read-file.ts'
import { type FileServices, type StoredUpload, withStored } from '#work/files/store-content.ts'
import { lockedProfile } from '#work/profile/change-profile.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { addCvIn } from './add-cv.ts'
import { conflictOf, writeCvIn } from './write-cv.ts'

type Parts = FileServices & Pick<Services, 'readCv'>
export type CvFile = {
  name: string
  content: Uint8Array
  /** Of the CV, if not the file's. */
  cvName?: string
}

/**
 * The first CV becomes the one used for matches. A later one does only once its owner chooses it, unless nothing could
 * be read from the one before. A file that cannot be read is stored all the same, with an empty CV. Nothing is stored if too many files are being read (which throws) or if `signal` aborts.
 */
export async function uploadCv(
  services: Parts,
  accountId: AccountId,
  { name, content, cvName = name }: CvFile,
  signal?: AbortSignal,
): Promise<cvs.StoredCv> {
  const format = cvFormat(fileKind(name, content, 'cv')?.format)
  if (!format) throw new Refusal('unsupported_file')
  return withStored(services, { kind: 'cv', name, content }, async (stored) => {
    const reading = await services.readCv(accountId, format, content, signal)
    if (signal?.aborted) throw new Refusal('upload_stopped')
    return addRead(services, accountId, { stored, reading, cvName })
  })
}

function addRead(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { stored, reading, cvName }: { stored: StoredUpload; reading: CvReading; cvName: string },
): Promise<cvs.StoredCv> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockedProfile(tx, accountId, now)
    const file = await keepFileIn(tx, accountId, stored, now)
    const id = await keepCv(tx, accountId, { file, reading, cvName }, now)
    await profiles.setCv(tx, accountId, { fileId: file.id, text: textOf(reading) }, now)
    if (!(await hasUsableCv(tx, accountId))) await profiles.chooseCv(tx, accountId, id, now)
    accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
    return (await cvs.read(tx, accountId, id)) as cvs.StoredCv
  })
}

/** Whether matches are based on a CV from which something could be read, or that its owner filled in. */
async function hasUsableCv(tx: Tx, accountId: AccountId): Promise<boolean> {
  const id = await cvs.current(tx, accountId)
  const cv = id && (await cvs.read(tx, accountId, id))
  if (!cv) return false
  const { reading, version } = cv
  return reading === null || version !== reading.version || readProblem(reading) === null
}

/** Stores pasted text as a file of its own, named by the person's day: "My CV, December 1". */
export async function uploadCvText(
  services: Parts,
  accountId: AccountId,
  text: string,
  signal?: AbortSignal,
) {
  const content = new TextEncoder().encode(text.toWellFormed())
  const day = DAY.format(new Date(`${await ownToday(services, accountId)}T00:00:00Z`))
  const cvName = `My CV, ${day}`
  return uploadCv(services, accountId, { name: `${cvName}.txt`, content, cvName }, signal)
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/**
 * Reads a CV's file again by the current rules. The owner's changes are kept as a version. If nothing new can be
 * read, the CV stays unchanged.
 */
export async function readCvAgain(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'objects' | 'readCv'>,
  accountId: AccountId,
  id: CvId,
  signal?: AbortSignal,
): Promise<{ isNew: boolean }> {
  const { db, clock, readCv } = services
  const cv = await cvs.read(db, accountId, id)
  const file = cv?.fileId && (await readFile(services, accountId, cv.fileId))
  const format = cv?.reading?.format
  if (!cv || !file || !format) throw new Refusal('not_found')
  const reading = await readCv(accountId, format, file.content, signal)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await cvs.lock(tx, accountId, id)
    if (!before) throw new Refusal('not_found')
    if (before.version !== cv.version) throw conflictOf(before)
    const after = await writeReading(tx, accountId, { before, reading }, now)
    return { isNew: after.version !== before.version }
  })
}

/** If the same file is uploaded again, the owner's changes stay; it is read again only if there are none. */
async function keepCv(
  tx: Tx,
  accountId: AccountId,
  { file, reading, cvName }: { file: files.StoredFile; reading: CvReading; cvName: string },
  now: Date,
): Promise<CvId> {
  const known = await cvs.ofFile(tx, accountId, file.id)
  const before = known && (await cvs.lock(tx, accountId, known.id))
  if (before) {
    if (before.version === before.reading?.version) {
      await writeReading(tx, accountId, { before, reading }, now)
    }
    return before.id
  }
  const kept = { content: reading.cv, reading: toStoredReading(reading, 1) }
  return addCvIn(tx, accountId, { kind: 'read', name: cvName, fileId: file.id, ...kept }, now)
}

function writeReading(
  tx: Tx,
  accountId: AccountId,
  { before, reading }: { before: cvs.StoredCv; reading: CvReading },
  now: Date,
) {
  const isAsRead = before.version === before.reading?.version
  if (readProblem(reading) !== null) return before
  if (isAsRead && before.reading?.rules === reading.rules && readProblem(before.reading) === null) {
    return before
  }
  const kept = toStoredReading(reading, before.version + 1)
  return writeCvIn(tx, accountId, { before, content: reading.cv, reading: kept }, now)
}

/** At most 10,000 characters. */
export const textOf = ({ lines }: Pick<CvReading, 'lines'>): string | null =>
  toCvText(lines.map(({ text }) => text).join('\n'))

const cvFormat = (format: string | undefined): CvFormat | null =>
  CV_FORMATS.find((it) => it === format) ?? null
