/** What was acknowledged during a drill, and has to be there afterwards. */
export type Written = {
  views: number
  /** Views that were sent and not answered; they may or may not be stored. */
  unanswered: number
  listings: number
  /** Titles of applications. */
  applications: Set<string>
  /** Addresses that an email was promised to. */
  mails: Set<string>
  files: StoredFile[]
  /** When something was acknowledged, by `performance.now()`. */
  times: number[]
}

/** A file of the person with this number. */
export type StoredFile = { id: string; person: number; content: string }

export const nothingWritten = (): Written => ({
  ...{ views: 0, unanswered: 0, listings: 0, files: [], times: [] },
  applications: new Set(),
  mails: new Set(),
})
