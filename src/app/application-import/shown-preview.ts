/** The preview of an import as serializable values for the browser. */

import type { DayOrder } from '#core/time/written-date.ts'
import { DEFAULT_STAGE, type Stage } from '#core/tracker/application.ts'
import { CSV_FIELD_LABELS, CSV_FIELDS, type CsvField } from '#core/tracker/csv-columns.ts'
import { plainWord } from '#core/tracker/csv-stages.ts'
import type { Answers, Preview } from '#work/tracker/import-applications.ts'

export type ShownRow = {
  line: number
  jobTitle: string
  companyName: string
  stage: string
  appliedOn: string | null
  duplicate: 'tracked' | 'earlier' | null
  remarks: string[]
}

export type ShownPreview = {
  name: string | null
  hasHeader: boolean
  columns: { header: string; sample: string; field: CsvField | null }[]
  fields: { field: CsvField; label: string }[]
  rows: ShownRow[]
  problems: Preview['problems']
  dateQuestion: Preview['dateQuestion']
  /** The person's answer; null if not asked or not answered yet. */
  dayOrder: DayOrder | null
  unknownStages: { word: string; stage: Stage }[]
}

type Asked = { name: string | null; answers: Answers }

const MAX_SAMPLE = 60

export function showPreview(preview: Preview, { name, answers }: Asked): ShownPreview {
  return {
    name,
    hasHeader: preview.hasHeader,
    columns: preview.headers.map((header, index) => ({
      header,
      sample: cut(preview.samples[index] ?? ''),
      field: preview.columns[index] ?? null,
    })),
    fields: CSV_FIELDS.map((field) => ({ field, label: CSV_FIELD_LABELS[field] })),
    rows: preview.drafts.map(({ line, application, remarks }) => ({
      line,
      jobTitle: application.jobTitle,
      companyName: application.companyName ?? '',
      stage: application.stage,
      appliedOn: application.appliedOn ?? null,
      duplicate: preview.duplicates.get(line) ?? null,
      remarks,
    })),
    problems: preview.problems,
    dateQuestion: preview.dateQuestion,
    dayOrder: answers.dayOrder,
    unknownStages: preview.unknownStages.map((word) => ({
      word,
      stage: answers.stages.get(plainWord(word)) ?? DEFAULT_STAGE,
    })),
  }
}

const cut = (text: string) => (text.length > MAX_SAMPLE ? `${text.slice(0, MAX_SAMPLE)}…` : text)
