/**
 * A submitted form of the application page and its validation. Problems are keyed by field name, and a rejected form
 * comes back with everything that was typed.
 */
import type { z } from 'zod'

export type Problems = Record<string, string>

/** The response to a rejected form. */
export type Attempt = {
  /** Which form of the page: `contact-5`, `details`. */
  form: string
  /** The typed values by field name; further values of a repeated name get a suffix: `linkUrl.1`. */
  values: Record<string, string>
  /** By field name; `form` is for the form as a whole. */
  problems: Problems
  /** After an edit conflict: the saved values beside the typed ones. */
  conflict: { label: string; yours: string; theirs: string }[] | null
}

export type SentFile = { name: string; content: Uint8Array }

export class SentForm {
  readonly #data: FormData

  /** The uploaded file, if any. */
  readonly file: SentFile | null

  constructor(data: FormData, file: SentFile | null) {
    this.#data = data
    this.file = file
  }

  /** As typed, with CRLF line ends normalized to LF. Empty if the field is missing. */
  text(name: string): string {
    const value = this.#data.get(name)
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
  }

  all(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === 'string')
  }

  /** The value of a date field; null if empty. */
  day(name: string): string | null {
    return this.text(name) || null
  }

  values(): Record<string, string> {
    const values: Record<string, string> = {}
    for (const [name, value] of this.#data) {
      if (typeof value !== 'string') continue
      let key = name
      for (let count = 1; key in values; count++) key = `${name}.${count}`
      values[key] = value
    }
    return values
  }
}

/** Validates with the schema: the value, or the problems by field. */
export function readShape<Shape>(
  schema: z.ZodType<Shape>,
  given: unknown,
): { value: Shape } | { problems: Problems } {
  const read = schema.safeParse(given)
  if (read.success) return { value: read.data }
  const problems: Problems = {}
  for (const { path, message, code } of read.error.issues) {
    const name = String(path[0] ?? 'form')
    problems[name] ??= code === 'invalid_type' ? 'must be a whole number' : message
  }
  return { problems }
}
