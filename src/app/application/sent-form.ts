/**
 * A form of the application's page, as it was sent: what was typed, read by the schema of its shape. Problems go to
 * their fields by name, so that the form comes back with everything that was typed.
 */
import type { z } from 'zod'

export type Problems = Record<string, string>

/** What the page answers to a form that it did not take. */
export type Attempt = {
  /** Which form of the page: `contact-5`, `details`. */
  form: string
  /** As typed, by the name of the field; of a name given twice, each with its number. */
  values: Record<string, string>
  /** By field; `form` is about the whole. */
  problems: Problems
  /** Where somebody was quicker: what stands there now beside what was typed. */
  conflict: { label: string; yours: string; theirs: string }[] | null
}

export type SentFile = { name: string; content: Uint8Array }

export class SentForm {
  readonly #data: FormData

  /** The one file of the form; null where there is none. */
  readonly file: SentFile | null

  constructor(data: FormData, file: SentFile | null) {
    this.#data = data
    this.file = file
  }

  /** As typed; line ends as one sign, as browsers send them as two. Empty where it is missing. */
  text(name: string): string {
    const value = this.#data.get(name)
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''
  }

  all(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === 'string')
  }

  /** A day of a field; null for none. */
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

/** Either the value, or what is wrong with it. */
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
