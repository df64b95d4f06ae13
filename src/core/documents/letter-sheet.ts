/** A cover letter as printed: sender, recipient and text, in reading order. */
import { z } from 'zod'

const line = z.string().max(500)
const lines = z.array(line).max(10)

export const LetterSheet = z.strictObject({
  name: line.nullable(),
  /** The sender's email, phone, place and links, printed below the name. */
  contact: lines,
  /** "Nimbus Analytics", "Hiring team", "Berlin". */
  addressee: lines,
  /** As printed: "November 22, 2026". */
  date: line.nullable(),
  subject: line.nullable(),
  /** "Dear hiring team," */
  greeting: line.nullable(),
  paragraphs: z.array(z.string().max(5_000)).max(40),
  /** "Kind regards," and the name below it. */
  closing: lines,
})
export type LetterSheet = z.infer<typeof LetterSheet>
