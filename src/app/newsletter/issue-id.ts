/** The id of an issue as it is in a URL. Invalid ids answer 404. */
import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { IssueId } from '#store/newsletter-issues.ts'

export function issueIdOf(text: string): IssueId {
  const id = readNumericId<IssueId>(text)
  if (id === null) throw new Refusal('not_found')
  return id
}
