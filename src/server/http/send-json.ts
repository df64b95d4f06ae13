/** Answers with JSON and keeps its text for `tagAnswers` and `compress`: reading it from the answer copies it. */
import type { Context } from 'hono'

export function sendJson(c: Context, value: unknown): Response {
  const text = JSON.stringify(value)
  c.set('text', text)
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}
