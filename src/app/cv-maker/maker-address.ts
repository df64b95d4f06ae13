/** Paths of the CV maker, its CVs and their files. */

import type { CvId } from '#core/cv/cv-id.ts'
import type { Template } from '#core/documents/cv-design-choices.ts'
import type { CvFileFormat } from '#core/documents/cv-file-format.ts'

export const MAKER_PATH = '/dashboard/resume-generator'

export const makerAddress = (id: CvId) => `${MAKER_PATH}/${id}`

/** `version` busts the cache whenever the CV changes. */
export const pageAddress = (id: CvId, page: number, version: number) =>
  `${makerAddress(id)}/pages/${page}.svg?version=${version}`

/** The first page as it would look in another template. */
export const templateAddress = (id: CvId, version: number, template: Template) =>
  `${pageAddress(id, 1, version)}&template=${template}`

export const fileAddress = (id: CvId, format: CvFileFormat) =>
  `${makerAddress(id)}/files/cv.${format}`
