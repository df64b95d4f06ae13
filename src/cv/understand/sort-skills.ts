/** Moves spoken languages and interests, which people print among their skills, to lists of their own. */

import { splitLevel } from '#cv/words/level-words.ts'
import type { Row } from './entry-row.ts'
import { isLanguage, languageItems, readLanguage } from './read-languages.ts'

const INTERESTS =
  /^(?:interests?|hobb(?:y|ies)|interessen|loisirs|centres d'intérêt|intereses|aficiones|interessi)\s*[:：]\s*(?=\S)/i
const LANGUAGES =
  /^(?:(?:spoken |natural |human |foreign )?languages?|sprachen|sprachkenntnisse|langues|idiomas|lingue|talen)\s*[:：]\s*(?=\S)/i

export type SortedSkills = { skills: Row[]; languages: Row[]; interests: Row[] }

export function sortSkills(rows: readonly Row[]): SortedSkills {
  const sorted: SortedSkills = { skills: [], languages: [], interests: [] }
  for (const [at, row] of rows.entries()) {
    const text = row.line.text.trim()
    const next = rows[at + 1]?.line.text.trim() ?? ''
    // A heading of languages among the skills; the line below shows whether they are spoken languages.
    if (LANGUAGES.test(`${text}: x`) && readLanguage(next)) sorted.languages.push(row)
    else if (INTERESTS.test(text)) sorted.interests.push(withText(row, text.replace(INTERESTS, '')))
    else if (LANGUAGES.test(text) && isSpoken(text.replace(LANGUAGES, ''))) {
      sorted.languages.push(withText(row, text.replace(LANGUAGES, '')))
    } else if (readLanguage(text) && isLanguage(splitLevel(text).name)) sorted.languages.push(row)
    else if (isListOfLanguages(text)) sorted.languages.push(row)
    else sorted.skills.push(row)
  }
  return sorted
}

/** "Français – langue maternelle, Anglais – courant". */
function isListOfLanguages(text: string): boolean {
  const items = languageItems(text)
  return items.length > 1 && items.every((item) => readLanguage(item) !== null)
}

/** Whether more than half of a list names spoken languages. */
function isSpoken(list: string): boolean {
  const parts = list.split(/[,;|•/]|(?<!\s)\s+and\s+/).filter((part) => part.trim() !== '')
  return parts.filter((part) => readLanguage(part.trim())).length * 2 > parts.length
}

function withText(row: Row, text: string): Row {
  const [piece] = row.pieces
  return {
    ...row,
    text,
    pieces: piece ? [{ ...piece, text }] : [],
    line: { ...row.line, text, cells: [] },
  }
}
