/** What a text of a CV shows: the skills that it claims, and what it shows without naming it. Canonical names. */
import { capabilitiesShown } from '#core/skill/capability.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'

export function shownSkills(text: string): string[] {
  const claimed = claimedText(text)
  return [...new Set([...findSkills(claimed), ...capabilitiesShown(claimed)])]
}
