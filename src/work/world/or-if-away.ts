/** What a page can do without while the database is away or busy. */
import { isUnanswered } from '#core/api/refusal.ts'

export async function orIfAway<T>(load: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return instead
  }
}
