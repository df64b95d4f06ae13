/** The shapes of the API about cover letters. */
import { z } from '@hono/zod-openapi'
import { CvDesign } from '#core/documents/cv-design.ts'
import { LETTER_FILE_FORMATS, type LetterFileFormat } from '#core/documents/letter-file-format.ts'
import { Letter } from '#core/letter/cover-letter.ts'
import { LetterChange } from '#core/letter/letter-input.ts'
import { LETTER_WEAKNESSES } from '#core/letter/letter-weakness.ts'
import { optionalVersion } from './me-if-match.ts'
import { versionFields, versionList, versionName } from './me-version.ts'

const id = z.uuid()
const instant = z.iso.datetime()
const version = z.int().positive()
const number = z.int().positive()

const summary = {
  id,
  name: z.string().openapi({ example: 'Cover letter for Fernhill Software' }),
  cvId: id.nullable().openapi({ description: 'The CV it is based on; null for the profile' }),
  jobId: number.nullable(),
  applicationId: number
    .nullable()
    .openapi({ description: 'The application its PDF was last attached to' }),
  version: version.openapi({
    description: 'Send it with a change; changes to an older version are refused',
  }),
  createdAt: instant,
  updatedAt: instant,
}

export const LettersSchema = z
  .strictObject({ letters: z.array(z.strictObject(summary).openapi('LetterSummary')) })
  .openapi('Letters')

export const LetterSchema = z
  .strictObject({ ...summary, content: Letter, design: CvDesign, text: z.string() })
  .openapi('Letter')

export const FactsSchema = z
  .strictObject({
    weakness: z.enum(LETTER_WEAKNESSES).nullable().openapi({
      description:
        'Why this draft is weak: the CV has no lines about work, has them in `other_language` or as `notes`, the listing has no text, or nothing fits; null if it isn’t',
    }),
    wanted: z.array(z.string()).openapi({
      description: 'What the listing asks for and the CV doesn’t show, three at most',
    }),
    leftOut: z.string().nullable().openapi({
      description: 'The line that fits best, if it isn’t in the letter because it is a note',
    }),
    facts: z.array(
      z.strictObject({
        line: z.string().nullable().openapi({
          description: 'Names a line of the CV in the change `facts`; null for your own words',
        }),
        text: z.string(),
        where: z.string().openapi({ example: 'Senior Platform Engineer, Northwind' }),
        answers: z.string().nullable().openapi({ description: 'The words of the listing' }),
        isSentence: z.boolean().openapi({ description: 'Other lines are listed as they are' }),
        isChosen: z.boolean(),
      }),
    ),
  })
  .openapi('LetterFacts')

export const VersionsSchema = versionList().openapi('LetterVersions')

export const VersionSchema = z
  .strictObject({
    ...versionFields,
    content: Letter,
    design: CvDesign,
    text: z.string(),
    differences: z
      .array(z.strictObject({ before: z.string().nullable(), after: z.string().nullable() }))
      .openapi({
        description: 'Changed sentences, before and now; null if there was no such sentence',
      }),
  })
  .openapi('LetterVersion')

export const ChangeBody = z.strictObject({
  version: optionalVersion(version),
  change: LetterChange,
})
export const RenameBody = z.strictObject({ name: z.string().trim().min(1).max(200) })
export const NameBody = versionName()
export const RestoreBody = z.strictObject({ version })
export const AttachBody = z.strictObject({ applicationId: number })

export const FileQuery = z.object({
  format: z.enum(LETTER_FILE_FORMATS as [LetterFileFormat, ...LetterFileFormat[]]).default('pdf'),
})
