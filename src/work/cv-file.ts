/** A CV as a file of a format, as its owner chose to have it set. */
import type { Cv } from '#core/cv.ts'
import type { CvDesign } from '#core/cv-design.ts'
import { CV_FILE_TYPES, type CvFileFormat } from '#core/cv-file-format.ts'
import type { World } from './world.ts'

type Asked = { cv: Cv; design: CvDesign; format: CvFileFormat }

export async function cvFile(
  { typeset }: Pick<World, 'typeset'>,
  { cv, design, format }: Asked,
): Promise<{ mediaType: string; content: Uint8Array }> {
  return {
    mediaType: CV_FILE_TYPES[format],
    content: await contentOf(typeset, { cv, design, format }),
  }
}

async function contentOf(typeset: World['typeset'], { cv, design, format }: Asked) {
  const { files } = await typeset.cv(cv, design, 'pdf')
  const [content] = files
  if (!content || format !== 'pdf') throw new Error('Nothing was set')
  return content
}
