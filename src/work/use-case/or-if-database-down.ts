/** For content that a page can omit while the database is down or busy. */
import { isFailedSubmission } from '#core/api/refusal.ts'

export async function orIfDatabaseDown<T>(load: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isFailedSubmission(error)) throw error
    return instead
  }
}
