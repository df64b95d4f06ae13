/** Changes a cover letter if the version still matches, names it and its versions, and restores versions. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { withOpenStudies } from '#core/cv/study-state.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import { Letter } from '#core/letter/cover-letter.ts'
import { changeSentence } from '#core/letter/edit-letter.ts'
import { withEdits } from '#core/letter/keep-edits.ts'
import { letterFindings } from '#core/letter/letter-findings.ts'
import type { LetterChange } from '#core/letter/letter-input.ts'
import type { Draft } from '#core/letter/letter-proof-sentence.ts'
import { judgeDraft } from '#core/letter/model-answer.ts'
import { alternativeProofs, proofsOf, writeLetter } from '#core/letter/write-letter.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as letters from '#store/letters.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { letterBy, toLetterName } from './add-letter.ts'
import { letterCv } from './letter-source.ts'

type Parts = Pick<Services, 'db' | 'clock'>
type Named = { id: LetterId; version: number }

/** Of one letter, not counting named ones. */
const MAX_VERSIONS = 50

/** Throws `version_conflict` if someone else changed it first; `details.current` is the current letter. */
export function changeLetter(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, change }: Named & { change: LetterChange },
): Promise<letters.StoredLetter> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockedLetter(tx, accountId, { id, version })
    const after = await changed(tx, accountId, before, { change, now })
    return writeIn(tx, accountId, before, after, now)
  })
}

type Changed = letters.LetterContent & { cvId?: CvId | null }

async function changed(
  tx: Tx,
  accountId: AccountId,
  before: letters.StoredLetter,
  { change, now }: { change: LetterChange; now: Date },
): Promise<Changed> {
  const { content, design } = before
  if (change.kind === 'design') return { content, design: change.design }
  if (change.kind === 'head') {
    const { addressee = content.addressee, subject = content.subject } = change
    return { content: { ...content, addressee, subject }, design }
  }
  if (change.kind === 'again') {
    const wanted = change.cvId === undefined ? before.cvId : (change.cvId as CvId | null)
    const { cvId, cv } = await letterCv(tx, accountId, wanted)
    const { tone, length, language, addressee, own } = content
    // The lines of another CV have other keys.
    const picks =
      cvId === before.cvId ? content.picks : content.picks?.filter((pick) => 'text' in pick)
    return {
      content: letterBy(withOpenStudies(cv, now.toISOString().slice(0, 10)), content.job, {
        tone,
        length,
        language,
        addressee,
        ...own,
        ...change,
        ...(picks && picks.length > 0 && { picks }),
      }),
      design,
      cvId,
    }
  }
  if (change.kind === 'facts' || change.kind === 'reason')
    return { content: await writtenAgain(tx, accountId, before, { change, now }), design }
  if (change.kind === 'draft') {
    return { content: await drafted(tx, accountId, before, change.sentences), design }
  }
  if (change.kind === 'replace')
    return { content: await replaced(tx, accountId, before, change), design }
  const after = changeSentence(content, change)
  if (!after) throw new Refusal('not_found')
  return { content: after, design }
}

/** With other facts or another reason, and with what the person has changed by hand. */
async function writtenAgain(
  tx: Tx,
  accountId: AccountId,
  { content, cvId }: letters.StoredLetter,
  { change, now }: { change: Extract<LetterChange, { kind: 'facts' | 'reason' }>; now: Date },
): Promise<Letter> {
  const { cv } = await letterCv(tx, accountId, cvId)
  const { tone, length, language, addressee, subject, job, own } = content
  const picks = change.kind === 'facts' ? (change.picks ?? undefined) : content.picks
  const words = change.kind === 'reason' ? change : own
  const after = letterBy(withOpenStudies(cv, now.toISOString().slice(0, 10)), job, {
    tone,
    length,
    language,
    addressee,
    why: words.why ?? own.why,
    more: words.more ?? own.more,
    ...(picks && { picks }),
  })
  return { ...withEdits(after, content), subject }
}

/**
 * A body between the rules' opening and closing. Each sentence must be backed by the lines that it names, whatever
 * its origin.
 */
async function drafted(
  tx: Tx,
  accountId: AccountId,
  { content, cvId }: letters.StoredLetter,
  sentences: Extract<LetterChange, { kind: 'draft' }>['sentences'],
): Promise<Letter> {
  const { cv } = await letterCv(tx, accountId, cvId)
  const judged = sentences.map((it) => judgeDraft(it, cv, content.job))
  const wrong = judged.find(({ refusedBecause }) => refusedBecause.length > 0)
  if (wrong) {
    const message = `${wrong.text}: ${wrong.refusedBecause.join(' ')}`
    throw new Refusal('invalid_body', [{ parameter: 'sentences', message }])
  }
  const { job, tone, length, language, addressee, own } = content
  const ask = { cv, job, findings: letterFindings(cv, job), tone, length, language, addressee, own }
  const numbers = [...new Set(judged.map(({ paragraph }) => paragraph))]
  const paragraphs = numbers.map((number) =>
    judged
      .filter(({ paragraph }) => paragraph === number)
      .map(({ text, about, sources, quote }) => ({ text, about, sources, quote })),
  )
  return writeLetter(ask, paragraphs)
}

async function replaced(
  tx: Tx,
  accountId: AccountId,
  before: letters.StoredLetter,
  { id, source }: { id: string; source: string },
): Promise<Letter> {
  const { cv, drafts } = await alternatives(tx, accountId, before)
  const by = drafts.find(({ sources }) => sources[0] === source)
  const after = by && changeSentence(before.content, { kind: 'replace', id, by })
  if (!after) throw new Refusal('not_found')
  const known = new Map(after.proofs.map((proof) => [proof.id, proof]))
  const proofs = proofsOf(cv, after.sentences).map((proof) => known.get(proof.id) ?? proof)
  return { ...after, proofs }
}

/** What else from the CV could be mentioned, and the CV itself. */
export async function alternatives(
  db: Db | Tx,
  accountId: AccountId,
  letter: letters.StoredLetter,
) {
  const { content, cvId } = letter
  const { cv } = await letterCv(db, accountId, cvId)
  const { job, tone, length, language, addressee, own } = content
  const ask = { cv, job, findings: letterFindings(cv, job), tone, length, language, addressee, own }
  return { cv, drafts: alternativeProofs(ask, content) satisfies Draft[] }
}

/** Restores an earlier version as the newest one. */
export function restoreLetterVersion(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, restored }: Named & { restored: number },
): Promise<letters.StoredLetter> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockedLetter(tx, accountId, { id, version })
    const earlier = await letters.readVersion(tx, accountId, id, restored)
    if (!earlier) throw new Refusal('not_found')
    const { content, design } = earlier
    return writeIn(tx, accountId, before, { content, design }, now)
  })
}

export function renameLetter(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, name }: { id: LetterId; name: string },
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const isTheirs = await letters.rename(tx, accountId, { id, name: toLetterName(name) }, now)
    if (!isTheirs) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
  })
}

/** Null removes the name. Naming the current version also stores it. */
export function nameLetterVersion(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, name }: Named & { name: string | null },
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const named = { id, version, name: name === null ? null : toLetterName(name) }
    await letters.keepVersion(tx, accountId, named)
    if (!(await letters.nameVersion(tx, accountId, named))) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
  })
}

async function lockedLetter(tx: Tx, accountId: AccountId, { id, version }: Named) {
  const before = await letters.lock(tx, accountId, id)
  if (!before) throw new Refusal('not_found')
  if (before.version !== version) throw new Refusal('version_conflict', [], { current: before })
  return before
}

/** Expects a locked letter. An edit that changes nothing creates no version. */
async function writeIn(
  tx: Tx,
  accountId: AccountId,
  before: letters.StoredLetter,
  { content, design, cvId }: Changed,
  now: Date,
): Promise<letters.StoredLetter> {
  const { id, version } = before
  const isSame =
    JSON.stringify([content, design]) === JSON.stringify([before.content, before.design])
  if (isSame && (cvId === undefined || cvId === before.cvId)) return before
  await letters.write(
    tx,
    accountId,
    { id, version, content: Letter.parse(content), design, ...(cvId !== undefined && { cvId }) },
    now,
  )
  await letters.trimVersions(tx, accountId, { id, keep: MAX_VERSIONS })
  accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
  return (await letters.read(tx, accountId, id)) as letters.StoredLetter
}
