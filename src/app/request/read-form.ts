/** Reads the text fields of a submitted form. */

export type SentForm = {
  /** As typed; empty if the field is missing or a file. */
  text(name: string): string
  /** Without leading and trailing whitespace. */
  trimmed(name: string): string
  /** A code without the spaces and dashes that people and email programs add. */
  code(name: string): string
}

export async function readForm(request: Request): Promise<SentForm> {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    text,
    trimmed: (name) => text(name).trim(),
    code: (name) => text(name).replace(/[\s-]/g, ''),
  }
}

/** Null for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
