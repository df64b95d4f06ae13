/** Where CVs are made, and where each of them and its files are. */

import type { CvId } from '#core/cv/cv-id.ts'
import type { CvFileFormat } from '#core/documents/cv-file-format.ts'

export const MAKER_PATH = '/dashboard/resume-generator'

export const makerAddress = (id: CvId) => `${MAKER_PATH}/${id}`

/** `version` makes the address new whenever the CV is. */
export const pageAddress = (id: CvId, page: number, version: number) =>
  `${makerAddress(id)}/pages/${page}.svg?version=${version}`

export const fileAddress = (id: CvId, format: CvFileFormat) =>
  `${makerAddress(id)}/files/cv.${format}`
