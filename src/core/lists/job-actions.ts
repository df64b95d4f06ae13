/**
 * The one-click actions on a job, a company or a word. The name is that of the button and of the form field; the
 * value is an id, a slug or a word.
 */
export const JOB_ACTIONS = {
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

export type JobActionName = keyof typeof JOB_ACTIONS

export type JobAction = { name: JobActionName; value: string }

/** The action that undoes each one. */
export const OPPOSITES: Readonly<Record<JobActionName, JobActionName>> = {
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

export const isJobAction = (name: string): name is JobActionName => Object.hasOwn(JOB_ACTIONS, name)

/** The action that a submitted form names; null if there is none. */
export function readJobAction(fields: Iterable<[string, unknown]>): JobAction | null {
  for (const [name, value] of fields) {
    if (isJobAction(name) && typeof value === 'string') return { name, value }
  }
  return null
}
