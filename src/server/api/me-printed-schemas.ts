/** How a document that is made here comes out of print: what its page says beside the preview. */
import { z } from '@hono/zod-openapi'
import { DENSITIES } from '#core/documents/cv-design-choices.ts'
import type { TypesetDocument } from '#core/documents/typeset.ts'

export const PrintedSchema = z
  .strictObject({
    pages: z.int().positive(),
    fits: z.boolean().meta({ description: 'Whether the pages that the design allows suffice' }),
    density: z
      .enum(DENSITIES)
      .meta({ description: 'Closer than the design says where that saves a page' }),
    leftOut: z
      .array(z.strictObject({ id: z.string(), text: z.string() }))
      .meta({ description: 'Lines that were left out so that it fits' }),
    missingLetters: z
      .array(z.string())
      .meta({ description: 'Letters that our fonts do not have: empty boxes in the PDF' }),
  })
  .openapi('PrintedDocument')

/** Its pages are counted as they are drawn. */
export const printedAnswer = ({ files, ...printed }: TypesetDocument) => ({
  ...printed,
  pages: files.length,
})
