/**
 * What a person can say about a job, a company or a word with one press. The name is that of the button and of the
 * form's field; its value is an id, a slug, a word, or `true` and `false` for a setting.
 */
export const JOB_ACTS = {
  save: { list: 'saved', joins: true },
  unsave: { list: 'saved', joins: false },
  view: { list: 'viewed', joins: true },
  unview: { list: 'viewed', joins: false },
  dismiss: { list: 'dismissed', joins: true },
  restore: { list: 'dismissed', joins: false },
  hideCompany: { list: 'companies', joins: true },
  showCompany: { list: 'companies', joins: false },
  hideWord: { list: 'words', joins: true },
  showWord: { list: 'words', joins: false },
} as const

export type JobActName = keyof typeof JOB_ACTS

export type JobAct = { name: JobActName; value: string }

/** What takes each back. */
export const OPPOSITES: Readonly<Record<JobActName, JobActName>> = {
  save: 'unsave',
  unsave: 'save',
  view: 'unview',
  unview: 'view',
  dismiss: 'restore',
  restore: 'dismiss',
  hideCompany: 'showCompany',
  showCompany: 'hideCompany',
  hideWord: 'showWord',
  showWord: 'hideWord',
}

export const isJobAct = (name: string): name is JobActName => Object.hasOwn(JOB_ACTS, name)

/** The act that a sent form names; null for none. */
export function readJobAct(fields: Iterable<[string, unknown]>): JobAct | null {
  for (const [name, value] of fields) {
    if (isJobAct(name) && typeof value === 'string') return { name, value }
  }
  return null
}
