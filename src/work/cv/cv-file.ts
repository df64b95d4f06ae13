/** A CV as a file of a format, as its owner chose to have it set. */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { CV_FILE_TYPES, type CvFileFormat } from '#core/documents/cv-file-format.ts'
import { toJsonResume } from '#cv/write/json-resume.ts'
import type { World } from '#work/world/world.ts'

type Asked = { cv: Cv; design: CvDesign; format: CvFileFormat }

export async function cvFile(
  { typeset }: Pick<World, 'typeset'>,
  { cv, design, format }: Asked,
): Promise<{ mediaType: string; content: Uint8Array }> {
  const mediaType = CV_FILE_TYPES[format]
  if (format === 'json') {
    const json = JSON.stringify(toJsonResume(cv), null, 2)
    return { mediaType, content: new TextEncoder().encode(`${json}\n`) }
  }
  const { files } = await typeset.cv(cv, design, format)
  const [content] = files
  if (!content) throw new Error('Nothing was set')
  return { mediaType, content }
}
