/** What we need of a place for contents outside of the database, such as S3. */

export type ObjectStorage = {
  /** Whether new files go there. Those that are there are read from there in any case. */
  takesNewFiles: boolean
  /** Resolves once it is there, complete. A name is used once. Throws ObjectProblem. */
  put(name: string, content: Uint8Array): Promise<void>
  /** Null if there is no such object. Throws ObjectProblem, also for an object that is larger than any file. */
  get(name: string): Promise<Buffer | null>
  /** Also resolves if it is not there. Throws ObjectProblem. */
  remove(name: string): Promise<void>
  /** The objects of this instance, in pages. May lag behind. Throws ObjectProblem. */
  list(): AsyncIterable<StoredObject[]>
  /** An address that downloads it as this file, for a minute; null where downloads pass through us. */
  link: ((name: string, as: { fileName: string; mediaType: string }) => Promise<string>) | null
}

export type StoredObject = { name: string; changedAt: Date }

/** Why the storage didn't do what was asked. The message is for operators. */
export class ObjectProblem extends Error {
  override readonly name = 'ObjectProblem'
}
