/**
 * Who may use each route, one row per route. `everyone`: no sign-in needed. `person`: visitors are asked to sign in,
 * and every signed-in person gets an answer. `own`: only for the owner of the item; for everybody else it does not
 * exist. `operator`: only for operators; for everybody else it does not exist. A route without a row fails
 * `az-access.test.ts`.
 */

import { EMPTY_CV } from '#core/cv/cv.ts'

/** The owner's items, by the name of the route parameter that they fill. */
export type Things = Record<string, string | number>

export type Row = {
  who: 'everyone' | 'person' | 'own' | 'operator'
  /** For writing routes: a body that would be accepted from the owner. */
  body?: object
  /** The body is sent as a form. */
  form?: boolean
  /** Which item fills `:name`, if the names differ. */
  fill?: Record<string, string>
}

const everyone: Row = { who: 'everyone' }
const person: Row = { who: 'person' }

const own: Row = { who: 'own' }
const operator: Row = { who: 'operator' }
const letter: Row = { who: 'own', fill: { file: 'letterFile', version: 'cvVersion' } }
const madeCv: Row = { who: 'own', fill: { cvId: 'madeCvId', file: 'cvFile' } }
const cv: Row = { who: 'own', fill: { version: 'cvVersion' } }
const alert: Row = { who: 'own', fill: { id: 'alertId' } }
const application: Row = { who: 'own', fill: { id: 'applicationId' } }

export const INTERVIEW = {
  round: 'Screen',
  startsAt: '2026-03-10T09:00:00Z',
  timeZone: 'Europe/Berlin',
  minutes: 30,
}

/** A channel of an alert. */
export const CHANNEL = { kind: 'webhook', url: 'https://hooks.example/private' }

/** An id that no file has. */
export const NO_FILE = '00000000-0000-4000-8000-000000000000'

const NEW_ALERT = { intent: 'save', keywords: 'mine', frequency: 'daily' }

/** The four routes of each kind of item in an application. */
function parts(noun: string, part: string, added: object, changed: object): Record<string, Row> {
  const list = `/api/me/applications/:id/${noun}`
  const one: Row = { ...application, fill: { id: 'applicationId', partId: part } }
  return {
    [`POST ${list}`]: { ...application, body: added },
    [`PATCH ${list}/:partId`]: { ...one, body: changed },
    [`DELETE ${list}/:partId`]: one,
    [`POST ${list}/:partId/restore`]: one,
  }
}

export const ACCESS: Record<string, Row> = {
  'GET /': everyone,
  'GET /jobs': everyone,
  'GET /jobs/hidden': everyone,
  'GET /jobs/marks': everyone,
  'POST /jobs/marks': { ...person, form: true, body: { hideWord: 'taken' } },
  'GET /jobs/:jobId': everyone,
  'GET /job/:jobId?': everyone,
  'GET /about': everyone,
  'GET /contact': everyone,
  'POST /contact': everyone,
  'GET /resources': everyone,
  'GET /post-a-job': everyone,
  'GET /sitemap': everyone,
  'GET /terms': everyone,
  'GET /privacy': everyone,
  'GET /cookies': everyone,
  'GET /accessibility': everyone,
  'GET /newsletter': everyone,
  'POST /newsletter': everyone,
  // Anyone with the link from an email; see test/security/tk-newsletter.test.ts.
  'GET /newsletter/confirm': everyone,
  'POST /newsletter/confirm': everyone,
  'GET /newsletter/unsubscribe': everyone,
  'POST /newsletter/unsubscribe': everyone,
  'GET /api/docs': everyone,
  'GET /api/docs/:chapter': everyone,
  'GET /companies': everyone,
  'GET /companies/:slug': everyone,
  'GET /auth/signout': everyone,
  'POST /auth/signout': everyone,
  'GET /auth/*': everyone,
  'POST /auth/*': everyone,
  'GET /auth/code': everyone,
  'POST /auth/code': everyone,
  'GET /auth/link': everyone,
  'POST /auth/link': everyone,
  'GET /auth/not-saved': everyone,
  'GET /auth/recover': everyone,
  'POST /auth/recover': everyone,
  'GET /auth/reset': everyone,
  'POST /auth/reset': everyone,
  'GET /auth/verify': everyone,
  'POST /auth/verify': everyone,
  'GET /auth/two-factor': everyone,
  'POST /auth/two-factor': everyone,
  'GET /auth/undo': everyone,
  'POST /auth/undo': everyone,
  // The inbox routes require the key; see test/dev-inbox.test.ts.
  'GET /.well-known/security.txt': everyone,
  'GET /.well-known/change-password': everyone,
  'GET /.well-known/passkey-endpoints': everyone,
  'GET /llms.txt': everyone,
  'GET /opensearch.xml': everyone,
  'GET /opensearch/suggestions': everyone,
  'GET /jobs.rss': everyone,
  'GET /jobs.atom': everyone,
  'GET /jobs.json': everyone,
  'GET /companies/:file{.+\\.rss}': everyone,
  'GET /companies/:file{.+\\.atom}': everyone,
  'GET /companies/:file{.+\\.json}': everyone,
  'GET /dev/inbox.json': everyone,
  'GET /dev/inbox/:messageId?': everyone,
  'POST /dev/inbox/:messageId?': everyone,
  'GET /dev/inbox/:messageId/letter': everyone,
  // Anyone who knows the address can read it; see test/calendar.test.ts.
  // See test/alert-channels.test.ts.
  'GET /alerts/feed/:token{[\\w-]{1,100}}': everyone,
  'GET /calendar/:file{[\\w-]{1,100}\\.ics}': everyone,

  'GET /admin': operator,
  'GET /admin/setup': person,
  'POST /admin/setup': { ...person, form: true, body: { code: 'AAAA-AAAA-AAAA-AAAA' } },
  'GET /admin/sources': operator,
  'POST /admin/sources': {
    ...operator,
    form: true,
    body: { intent: 'add', address: 'lever/taken' },
  },
  'GET /admin/sources/import': operator,
  'POST /admin/sources/import': {
    ...operator,
    form: true,
    body: { intent: 'import', list: 'lever/taken' },
  },
  'GET /admin/runs': operator,
  'GET /admin/messages': operator,
  'POST /admin/messages': { ...operator, form: true, body: { intent: 'answered', id: '1' } },
  'GET /admin/newsletter': operator,
  'POST /admin/newsletter': { ...operator, form: true, body: { intent: 'write' } },
  'GET /admin/newsletter/subscribers.csv': operator,
  'GET /admin/newsletter/week': operator,
  'POST /admin/newsletter/week': { ...operator, form: true, body: {} },
  'GET /admin/newsletter/week/email': operator,
  'GET /admin/newsletter/issues/:issueId': operator,
  'POST /admin/newsletter/issues/:issueId': {
    ...operator,
    form: true,
    body: { intent: 'delete' },
  },
  'GET /admin/newsletter/issues/:issueId/email': operator,
  'GET /admin/sources/:boardId': operator,
  'POST /admin/sources/:boardId': { ...operator, form: true, body: { intent: 'remove' } },
  'GET /api/admin/openapi.json': operator,
  'GET /api/admin/sources': operator,
  'GET /api/admin/boards': operator,
  'POST /api/admin/boards': { ...operator, body: { address: 'lever/taken' } },
  'GET /api/admin/boards/:boardId': operator,
  'PATCH /api/admin/boards/:boardId': { ...operator, body: { isPaused: true } },
  'POST /api/admin/boards/:boardId/run': operator,
  'POST /api/admin/boards/:boardId/confirm': {
    ...operator,
    body: { at: '2026-03-02T09:00:00.000Z', missing: 1 },
  },
  'DELETE /api/admin/boards/:boardId': operator,

  'GET /dashboard': person,
  'GET /profile': everyone,
  'GET /dashboard/profile': person,
  'POST /dashboard/profile': { ...person, form: true, body: { intent: 'about' } },
  'GET /dashboard/job-tracker/:applicationId': own,
  'POST /dashboard/job-tracker/:applicationId': {
    ...own,
    form: true,
    body: { intent: 'notes', version: '1', notes: 'Taken' },
  },
  'GET /job-alerts': person,
  'POST /job-alerts': { ...person, form: true, body: NEW_ALERT },
  'GET /dashboard/job-alerts': person,
  'POST /dashboard/job-alerts': { ...person, form: true, body: NEW_ALERT },
  'GET /dashboard/job-alerts/found': person,
  // Only the signed token in the address opens it; see test/job-alerts.test.ts.
  'GET /job-alerts/email': everyone,
  'POST /job-alerts/email': everyone,
  'GET /dashboard/saved-jobs': person,
  'POST /dashboard/saved-jobs': { ...person, form: true, body: { jobId: '987654321' } },
  'GET /dashboard/jobs-for-me': person,
  'GET /dashboard/cv-analysis/:jobId?': person,
  'GET /dashboard/hidden': person,
  'GET /dashboard/job-tracker': person,
  'POST /dashboard/job-tracker': { ...person, form: true, body: { intent: 'undo' } },
  'GET /dashboard/job-tracker/new': person,
  'POST /dashboard/job-tracker/new': { ...person, form: true, body: { intent: 'read' } },
  'GET /dashboard/job-tracker/export.csv': person,
  'GET /dashboard/job-tracker/import': person,
  'POST /dashboard/job-tracker/import': { ...person, form: true, body: { text: 'title' } },
  'GET /api/me/applications.csv': person,
  'POST /dashboard': { ...person, form: true, body: { intent: 'done' } },
  'GET /api/me/alerts/:id/channels': alert,
  'POST /api/me/alerts/:id/channels': { ...alert, body: CHANNEL },
  'POST /api/me/alerts/:id/feed': alert,
  'DELETE /api/me/alerts/:id/feed': alert,
  'DELETE /api/me/alerts/:id/channels/:channel': alert,
  'POST /api/me/alerts/:id/channels/:channel/test': alert,
  'POST /api/me/alerts/:id/channels/:channel/resume': alert,
  'GET /dashboard/calendar': person,
  'GET /dashboard/security': person,
  'POST /dashboard/security': { ...person, form: true, body: { intent: 'sessions-others' } },
  'POST /dashboard/calendar': { ...person, form: true, body: { intent: 'make' } },
  'GET /dashboard/confirm': person,
  'POST /dashboard/confirm': { ...person, form: true, body: { intent: 'confirm-send' } },
  'GET /dashboard/data': person,
  'GET /dashboard/data/export': person,
  'POST /dashboard/data': { ...person, form: true, body: { intent: 'revoke-token' } },
  // Anyone with the link from the email; see test/security/tk-links.test.ts.
  'GET /account-deleted': everyone,
  'GET /tokens/revoke': everyone,
  'POST /tokens/revoke': everyone,
  'GET /dashboard/onboarding': person,
  'POST /dashboard/onboarding': { ...person, form: true, body: { intent: 'later' } },
  'GET /dashboard/files/:fileId': own,
  'GET /dashboard/resume-generator': person,
  'POST /dashboard/resume-generator': { ...person, form: true, body: { base: '', jobId: '' } },
  'GET /dashboard/cover-letter': person,
  'POST /dashboard/cover-letter': { ...person, form: true, body: { title: 'Tester' } },
  'GET /dashboard/cover-letter/:letterId': letter,
  'POST /dashboard/cover-letter/:letterId': {
    ...letter,
    form: true,
    body: { intent: 'rename', name: 'Taken' },
  },
  'GET /dashboard/cover-letter/:letterId/pages/:page': letter,
  'GET /dashboard/cover-letter/:letterId/files/:file': letter,
  'GET /dashboard/cv/:cvId': cv,
  'POST /dashboard/cv/:cvId': { ...cv, form: true, body: { intent: 'rename', name: 'Taken' } },
  'GET /dashboard/cv/:cvId/checks': cv,
  'GET /dashboard/cv-analyzer': person,
  'POST /dashboard/cv-analyzer': { ...person, form: true, body: { intent: 'later' } },
  'GET /dashboard/resume-generator/:cvId': madeCv,
  'POST /dashboard/resume-generator/:cvId': { ...madeCv, form: true, body: { intent: 'again' } },
  'GET /dashboard/resume-generator/:cvId/pages/:page': madeCv,
  'GET /dashboard/resume-generator/:cvId/files/:file': madeCv,
  'GET /*': everyone,

  'GET /livez': everyone,
  'GET /readyz': everyone,
  'GET /dashboard/email': person,
  'POST /dashboard/email': { ...person, form: true, body: { intent: 'send' } },
  'GET /metrics': everyone,
  // With the operator's key; see test/mail-reports.test.ts.
  'POST /hooks/mail': everyone,
  'GET /robots.txt': everyone,
  'GET /sitemap.xml': everyone,
  'GET /sitemaps/pages.xml': everyone,
  'GET /sitemaps/companies.xml': everyone,
  'GET /sitemaps/:file{jobs-\\d{1,9}\\.xml}': everyone,
  'GET /openapi.json': everyone,
  'GET /api/jobs': everyone,
  'GET /api/jobs/filter-options': everyone,
  'GET /api/jobs/suggestions': everyone,
  'GET /api/jobs/changes': everyone,
  'GET /api/jobs/:id': everyone,
  'GET /api/jobs/:id/related': everyone,
  'POST /api/jobs/:id/view': everyone,
  'POST /api/jobs/:id/apply': everyone,
  'GET /api/home': everyone,
  'GET /api/companies': everyone,
  'GET /api/companies/:slug': everyone,
  'POST /api/csp-report': everyone,

  'GET /api/me': person,
  'GET /api/me/alerts': person,
  'POST /api/me/alerts': { ...person, body: { keywords: ['mine'] } },
  'PATCH /api/me/alerts/:id': { ...alert, body: { isActive: false } },
  // Deleting what is not there, or is somebody else's, changes nothing.
  'DELETE /api/me/alerts/:id': { ...person, fill: { id: 'alertId' } },
  'POST /api/me/alerts/:id/restore': alert,
  'GET /api/me/saved-jobs': person,
  'PUT /api/me/saved-jobs/:id': { ...person, fill: { id: 'jobId' } },
  'PATCH /api/me/saved-jobs/:id': { ...own, fill: { id: 'savedJobId' }, body: { note: 'mine' } },
  'DELETE /api/me/saved-jobs/:id': { ...person, fill: { id: 'savedJobId' } },
  'GET /api/me/matches': person,
  'GET /api/me/matches/:id': { ...person, fill: { id: 'jobId' } },
  'GET /api/me/lists': person,
  'PATCH /api/me/lists': { ...person, body: {} },
  'GET /api/me/profile': person,
  'PATCH /api/me/profile': { ...person, body: { version: 1 } },
  'PUT /api/me/profile': { ...person, body: {} },
  'GET /api/me/files': person,
  'POST /api/me/files': person,
  'GET /api/me/files/:fileId': own,
  'DELETE /api/me/files/:fileId': own,
  'POST /api/me/files/:fileId/restore': own,
  'GET /api/me/letters': person,
  'POST /api/me/letters': { ...person, body: { title: 'Tester' } },
  'GET /api/me/letters/:letterId': letter,
  'PATCH /api/me/letters/:letterId': {
    ...letter,
    body: { version: 1, change: { kind: 'remove', id: 's1' } },
  },
  'DELETE /api/me/letters/:letterId': letter,
  'POST /api/me/letters/:letterId/restore': letter,
  'PUT /api/me/letters/:letterId/name': { ...letter, body: { name: 'Taken' } },
  'GET /api/me/letters/:letterId/file': letter,
  'POST /api/me/letters/:letterId/documents': { ...letter, body: { applicationId: 1 } },
  'POST /api/me/letters/:letterId/model': { ...letter, body: { sentenceId: null } },
  'GET /api/me/letters/:letterId/printed': letter,
  'GET /api/me/letters/:letterId/pages/:page': letter,
  'GET /api/me/letters/:letterId/versions': letter,
  'GET /api/me/letters/:letterId/versions/:version': letter,
  'PUT /api/me/letters/:letterId/versions/:version/name': { ...letter, body: { name: 'Taken' } },
  'POST /api/me/letters/:letterId/versions/:version/restore': { ...letter, body: { version: 1 } },
  'POST /api/me/made-cvs': { ...person, body: {} },
  'GET /api/me/made-cvs/:cvId': madeCv,
  'PATCH /api/me/made-cvs/:cvId': { ...madeCv, body: { taken: [] } },
  'GET /api/me/made-cvs/:cvId/scores': madeCv,
  'GET /api/me/made-cvs/:cvId/printed': madeCv,
  'GET /api/me/made-cvs/:cvId/pages/:page': madeCv,
  'GET /api/me/made-cvs/:cvId/files/:file': madeCv,
  'POST /api/me/made-cvs/:cvId/attach': { ...madeCv, body: { applicationId: 1 } },
  'GET /api/me/cvs': person,
  'POST /api/me/cvs': person,
  'GET /api/me/cvs/:cvId': cv,
  'PUT /api/me/cvs/:cvId': { ...cv, body: { version: 1, content: EMPTY_CV } },
  'PATCH /api/me/cvs/:cvId': { ...cv, body: { name: 'Taken' } },
  'DELETE /api/me/cvs/:cvId': cv,
  'POST /api/me/cvs/:cvId/restore': cv,
  'GET /api/me/cvs/:cvId/checks': cv,
  'GET /api/me/cvs/:cvId/resume.json': cv,
  'POST /api/me/cvs/:cvId/confirm': { ...cv, body: { version: 1, key: 'name' } },
  'POST /api/me/cvs/:cvId/undo': { ...cv, body: { version: 2 } },
  'POST /api/me/cvs/:cvId/read-again': cv,
  'GET /api/me/cvs/:cvId/versions': cv,
  'GET /api/me/cvs/:cvId/versions/:version': cv,
  'PATCH /api/me/cvs/:cvId/versions/:version': { ...cv, body: { name: 'Taken' } },
  'POST /api/me/cvs/:cvId/versions/:version/restore': { ...cv, body: { version: 1 } },
  'GET /api/me/export': person,
  'DELETE /api/me': person,
  'GET /api/me/tokens': person,
  'POST /api/me/tokens': { ...person, body: { name: 'x', lifetimeDays: 30 } },
  'DELETE /api/me/tokens/:tokenId': own,
  'GET /api/me/live': person,
  'GET /api/me/applications': person,
  'POST /api/me/applications': { ...person, body: { jobTitle: 'By hand' } },
  'GET /api/me/applications/summary': person,
  // Ids of other people's items are silently left out of a list.
  'POST /api/me/applications/move': { ...person, body: { ids: [], stage: 'Rejected' } },
  'POST /api/me/applications/move-back': { ...person, body: { moved: [] } },
  'POST /api/me/applications/delete': { ...person, body: { ids: [] } },
  'POST /api/me/applications/restore': { ...person, body: { ids: [] } },
  'GET /api/me/applications/:id': application,
  'PATCH /api/me/applications/:id': { ...application, body: { version: 1, jobTitle: 'Taken' } },
  'DELETE /api/me/applications/:id': application,
  ...parts('events', 'eventId', { kind: 'note', text: 'Taken' }, { text: 'Taken' }),
  ...parts('contacts', 'contactId', { name: 'Taken' }, { name: 'Taken' }),
  ...parts('interviews', 'interviewId', INTERVIEW, { round: 'Taken' }),
  ...parts('documents', 'documentId', { fileId: NO_FILE }, { sentOn: '2026-03-01' }),
  ...parts('tasks', 'taskId', { title: 'Taken' }, { title: 'Taken' }),
}
