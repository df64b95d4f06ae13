/** One cover letter as the API answers it, and its id in the path. */
import type { Context } from 'hono'
import { requireLetterId } from '#app/letter/load-letter.ts'
import { letterText } from '#core/letter/letter-text.ts'
import type * as letters from '#store/letters.ts'

export const letterIdOf = (c: Context) => requireLetterId(c.req.param('letterId') ?? '')

export const letterSummary = ({ createdAt, updatedAt, ...letter }: letters.LetterSummary) => ({
  ...letter,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export const letterAnswer = (letter: letters.StoredLetter) => ({
  ...letterSummary(letter),
  content: letter.content,
  design: letter.design,
  text: letterText(letter.content),
})
