/** Helpers for sentences: filling in slots, capitalizing, articles, escaping. English only. */
export type Slots = Record<string, string>

/**
 * Replaces every `{slot}`, including those inside filled-in text. Throws on an unknown slot, which means a typo
 * in a table.
 */
export function fill(template: string, slots: Slots): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) throw new Error(`no {${slot}} for "${template}"`)
    return value
  })
  return filled.includes('{') ? fill(filled, slots) : filled
}

export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** By sound, as far as our titles need it: "an SRE", "a UX Designer", "a SOC Analyst". */
export const withArticle = (noun: string) =>
  `${/^(?:[aeio]|(?!SOC)[FHLMNRSX](?=[A-Z]))/.test(noun) || /^[AEIO]/.test(noun) ? 'an' : 'a'} ${noun}`

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
