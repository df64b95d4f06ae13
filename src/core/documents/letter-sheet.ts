/** A letter as it is set on paper: who writes, to whom, and what, in the order in which it is read. */
import { z } from 'zod'

const line = z.string().max(500)
const lines = z.array(line).max(10)

export const LetterSheet = z.strictObject({
  name: line.nullable(),
  /** Of the writer: e-mail, phone, place, links; stands under the name. */
  contact: lines,
  /** "Nimbus Analytics", "Hiring team", "Berlin". */
  addressee: lines,
  /** As printed: "22 November 2026". */
  date: line.nullable(),
  subject: line.nullable(),
  /** "Dear hiring team," */
  greeting: line.nullable(),
  paragraphs: z.array(z.string().max(5_000)).max(40),
  /** "Kind regards," and the name below it. */
  closing: lines,
})
export type LetterSheet = z.infer<typeof LetterSheet>
