/** The design of a page's address: `?template=` is another one than the stored. Throws `not_found` for unknown ones. */
import { Refusal } from '#core/api/refusal.ts'
import { CvDesign } from '#core/documents/cv-design.ts'

export function inTemplate(design: CvDesign, address: string): CvDesign {
  const template = new URL(address).searchParams.get('template')
  const read = CvDesign.safeParse({ ...design, template: template ?? design.template })
  if (!read.success) throw new Refusal('not_found')
  return read.data
}
