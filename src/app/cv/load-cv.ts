/** Loads the CV page: the values in blocks, the file's lines, and which line each value came from. */
import type { AccountId } from '#core/account/account.ts'
import { countFindings } from '#core/cv/cv-check.ts'
import { CV_LISTS, ENTRY_FIELDS, LINE_LISTS, LIST_TITLES, ROLE_FIELDS } from '#core/cv/cv-fields.ts'
import { CV_FILE_ADVICE, readProblem } from '#core/cv/cv-file-problem.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { READER_RULES } from '#core/cv/cv-reading.ts'
import { targetsOf } from '#core/cv/cv-target.ts'
import { blocksOf, headValues, nameOfValue, valuesOf } from '#core/cv/cv-values.ts'
import * as cvs from '#store/cvs.ts'
import * as files from '#store/files.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type ShownCv = Awaited<ReturnType<typeof loadCv>>

export async function loadCv(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: CvId,
) {
  const { cv, live, findings } = await checkedCv({ db, clock }, accountId, id)
  const { content, reading } = cv
  const file = cv.fileId && (await files.list(db, accountId)).find((it) => it.id === cv.fileId)
  const values = valuesOf(content)
  const names = new Map(values.map((value) => [value.key, nameOfValue(value)]))
  return {
    id,
    kind: cv.kind,
    name: cv.name,
    version: cv.version,
    isCurrent: (await cvs.current(db, accountId)) === id,
    updatedAt: cv.updatedAt,
    file: file
      ? { id: file.id, name: file.name, isPdf: file.mediaType === 'application/pdf' }
      : null,
    head: headValues(content),
    sections: CV_LISTS.map((list) => ({
      list,
      title: LIST_TITLES[list],
      fields: list === 'work' ? [...ENTRY_FIELDS.work, ...ROLE_FIELDS] : ENTRY_FIELDS[list],
      lines: LINE_LISTS[list] ?? [],
      blocks: blocksOf(content, list),
    })),
    marks: live.marks,
    unsure: values.filter(({ key, text }) => text !== null && live.marks[key]?.sure === 'unsure'),
    unread: live.unread,
    pages: reading?.pages ?? [],
    lines: (reading?.lines ?? []).map(({ text, page, box }, at) => ({
      text,
      page,
      box,
      goesTo: keysOf(live.marks, at).map((key) => ({ key, name: names.get(key) ?? key })),
    })),
    troubles: (reading?.troubles ?? []).map((code) => ({ code, ...CV_FILE_ADVICE[code] })),
    /** Whether the file was read by older rules, so that reading it again may change the result. */
    isOld: reading !== null && reading.rules < READER_RULES,
    /** Whether nothing could be read, which may have been a temporary failure. */
    isUnread: reading !== null && readProblem(reading) !== null,
    targets: targetsOf(content),
    versions: await cvs.versions(db, accountId, id),
    counts: countFindings(findings),
  }
}

const keysOf = (marks: ShownCvMarks, at: number) =>
  Object.entries(marks).flatMap(([key, { lines }]) => (lines.includes(at) ? [key] : []))

type ShownCvMarks = Awaited<ReturnType<typeof checkedCv>>['live']['marks']
