/** The fields of a form that was sent, as texts. */

export type SentForm = {
  /** As typed; empty where it is missing or a file. */
  text(name: string): string
  /** Without spaces at its ends. */
  trimmed(name: string): string
  /** A code without the spaces and dashes that people and mail programs put into it. */
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

/** Null for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
