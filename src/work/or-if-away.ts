/** What a page can do without while the database is away. */
import { isDatabaseAway } from '#core/refusal.ts'

export async function orIfAway<T>(load: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return instead
  }
}
