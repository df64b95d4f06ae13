/** A CV as a file in the given format and design. */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { CV_FILE_TYPES, type CvFileFormat } from '#core/documents/cv-file-format.ts'
import { toJsonResume } from '#cv/write/json-resume.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Asked = { cv: Cv; design: CvDesign; format: CvFileFormat }

export async function cvFile(
  { typeset }: Pick<Services, 'typeset'>,
  { cv, design, format }: Asked,
): Promise<{ mediaType: string; content: Uint8Array }> {
  const mediaType = CV_FILE_TYPES[format]
  if (format === 'json') {
    const json = JSON.stringify(toJsonResume(cv), null, 2)
    return { mediaType, content: new TextEncoder().encode(`${json}\n`) }
  }
  const { files } = await typeset.cv(cv, design, format)
  const [content] = files
  if (!content) throw new Error('Typesetting returned no file')
  return { mediaType, content }
}
