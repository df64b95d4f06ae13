/** A job that another page of ours handed over with its navigation: what it was called, by whom, and its text. */
import { z } from 'zod'

const HandedOver = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  title: z.string().max(300),
  company: z.string().max(300).default(''),
  description: z.string().max(50_000).default(''),
})

/** As the form's fields; null where nothing was. */
export function handedOver(state: unknown): Record<string, string> | null {
  const read = HandedOver.safeParse(state)
  if (!read.success) return null
  const { title, company, description } = read.data
  return { title, company, description }
}
