/** Why an account is suspended, as the operator enters it and the person reads it: one line. */

export const MAX_SUSPENSION_REASON = 300

/** With single spaces; null if nothing or too much was entered. */
export function parseSuspensionReason(text: string): string | null {
  const line = text.split(/\s+/).filter(Boolean).join(' ')
  return line === '' || line.length > MAX_SUSPENSION_REASON ? null : line
}
