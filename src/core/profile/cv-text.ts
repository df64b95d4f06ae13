/** Cleans the text of a CV for storage. */
import { MAX_CV_TEXT } from './profile-choices.ts'

/** Removes control characters, trims lines, and keeps at most 10,000 characters. */
export function toCvText(text: string): string | null {
  const lines = text
    .slice(0, MAX_CV_TEXT * 10)
    .replace(/\r\n?|\f|\v/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/[\t ]+/g, ' ').trim())
  const kept = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return kept.slice(0, MAX_CV_TEXT).toWellFormed().trim() || null
}
