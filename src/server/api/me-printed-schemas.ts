/** How a document made here prints: what its page shows beside the preview. */
import { z } from '@hono/zod-openapi'
import { DENSITIES } from '#core/documents/cv-design-choices.ts'
import type { TypesetDocument } from '#core/documents/typeset.ts'

export const PrintedSchema = z
  .strictObject({
    pages: z.int().positive(),
    fits: z.boolean().meta({ description: 'Whether it fits in the pages that the design allows' }),
    density: z.enum(DENSITIES).meta({ description: 'Denser than the design if that saves a page' }),
    leftOut: z
      .array(z.strictObject({ id: z.string(), text: z.string() }))
      .meta({ description: 'Lines left out to make it fit' }),
    missingCharacters: z
      .array(z.string())
      .meta({ description: 'Characters that our fonts lack: empty boxes in the PDF' }),
  })
  .openapi('PrintedDocument')

/** `files` has one file per page. */
export const printedAnswer = ({ files, ...printed }: TypesetDocument) => ({
  ...printed,
  pages: files.length,
})
