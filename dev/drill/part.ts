/** Something that a drill kills. */
export type Part = {
  name: string
  /** Ends it without a goodbye. Resolves once it works again; throws if it does not come back. */
  kill(): Promise<void>
}
