/**
 * Every address that takes files, by POST. A form with a file sent anywhere else is refused before its body is
 * read.
 */
export const UPLOAD_ROUTES = [
  '/api/admin/board-lists',
  '/api/me/application-imports',
  '/api/me/application-imports/preview',
  '/api/me/cvs',
  '/api/me/files',
  '/api/me/picture',
  '/admin/sources/import',
  '/dashboard/cv-analyzer',
  '/dashboard/job-tracker/:applicationId',
  '/dashboard/job-tracker/import',
  '/dashboard/onboarding',
  '/dashboard/profile',
]

/**
 * Includes `.data`, the suffix of client-side requests. An application id is a number: `new` is a different
 * route.
 */
const PATTERNS = UPLOAD_ROUTES.map(
  (path) => new RegExp(`^${path.replace(/:\w+/, '\\d+')}(?:\\.data)?$`),
)

export const takesUploads = (method: string, path: string): boolean =>
  method === 'POST' && PATTERNS.some((pattern) => pattern.test(path))
