/** The formats in which a CV made here can be downloaded. */
export const CV_FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
} as const

export type CvFileFormat = keyof typeof CV_FILE_TYPES
export const CV_FILE_FORMATS = Object.keys(CV_FILE_TYPES) as CvFileFormat[]

export const isCvFileFormat = (text: string): text is CvFileFormat =>
  Object.hasOwn(CV_FILE_TYPES, text)
