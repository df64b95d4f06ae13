/**
 * What programs do instead of a page: for each page, the API operations that read the same, and for each of its forms
 * (by `intent`; `''` for a page with one form) the operation that does the same. A text instead is why there is none: a
 * row of "Not in the API" in docs/api.md.
 */

export type Served = string | string[]

export type PageRow = { reads: Served; forms?: Record<string, Served> }

/** The rows of "Not in the API". */
const STATIC = 'Texts'
const SIGN_IN = 'Signing in'
const OPERATOR_CODE = 'Becoming an operator'
const PEOPLE = 'Looking after accounts and the site'
const LINKS = 'Links in emails'
const ROBOTS = 'The contact form and newsletter sign-up'
const INBOX = 'The inbox of unsent email'
const POSTPONE = 'Postponing onboarding'
const PAYING = 'Changing the plan'
const APPS = 'Connecting apps'

const me = (path: string) => path.replaceAll('~', '/api/me')
const auth = (path: string) => path.replace('~', '/api/auth')
const admin = (path: string) => path.replace('~', '/api/admin')

const text: PageRow = { reads: STATIC }
const link = (...intents: string[]): PageRow => ({
  reads: LINKS,
  forms: Object.fromEntries(intents.map((it) => [it, LINKS])),
})
const signIn = (...intents: string[]): PageRow => ({
  reads: SIGN_IN,
  forms: Object.fromEntries(intents.map((it) => [it, SIGN_IN])),
})

const APPLICATION = '/api/me/applications/{id}'

const parts = (kind: string, noun: string): Record<string, Served> => ({
  [`${kind}.add`]: [`POST ${APPLICATION}/${noun}`],
  [`${kind}.change`]: [`PATCH ${APPLICATION}/${noun}/{partId}`],
  [`${kind}.remove`]: [`DELETE ${APPLICATION}/${noun}/{partId}`],
  [`${kind}.restore`]: [`POST ${APPLICATION}/${noun}/{partId}/restore`],
})

const CHANGE_PROFILE = [me('PATCH ~/profile')]

const PROFILE: Record<string, Served> = {
  ...Object.fromEntries(
    [
      'save-about',
      'add-skills',
      'remove-skill',
      'save-experience',
      'save-education',
      'remove-experience',
      'remove-education',
      'undo',
      'save-preferences',
      'finish',
      'add-from-cv',
    ].map((intent) => [intent, CHANGE_PROFILE]),
  ),
  'upload-picture': [me('POST ~/picture')],
  'remove-picture': [me('DELETE ~/picture')],
  'upload-cv': [me('POST ~/cvs')],
  'paste-cv': [me('POST ~/cvs')],
  'read-cv': [me('POST ~/cvs/{cvId}/read-again')],
  'delete-cv': [me('DELETE ~/cvs/{cvId}')],
  'restore-cv': [me('POST ~/cvs/{cvId}/restore')],
  'choose-cv': [me('PATCH ~/cvs/{cvId}')],
  later: POSTPONE,
}

const ALERTS: PageRow = {
  reads: [me('GET ~/alerts'), me('GET ~/alerts/settings'), me('GET ~/alerts/{id}/channels')],
  forms: {
    save: [me('POST ~/alerts'), me('PATCH ~/alerts/{id}')],
    preview: [me('POST ~/alerts/preview')],
    follow: [me('POST ~/alerts')],
    pause: [me('PATCH ~/alerts/{id}')],
    activate: [me('PATCH ~/alerts/{id}')],
    delete: [me('DELETE ~/alerts/{id}')],
    restore: [me('POST ~/alerts/{id}/restore')],
    settings: [me('PATCH ~/alerts/settings')],
    zone: [me('PATCH ~/alerts/settings')],
    'add-webhook': [me('POST ~/alerts/{id}/channels')],
    'add-ntfy': [me('POST ~/alerts/{id}/channels')],
    'add-push': [me('POST ~/alerts/{id}/channels')],
    'make-feed': [me('POST ~/alerts/{id}/feed')],
    'revoke-feed': [me('DELETE ~/alerts/{id}/feed')],
    'remove-channel': [me('DELETE ~/alerts/{id}/channels/{channel}')],
    'test-channel': [me('POST ~/alerts/{id}/channels/{channel}/test')],
    'resume-channel': [me('POST ~/alerts/{id}/channels/{channel}/resume')],
  },
}

const JOB: PageRow = { reads: ['GET /api/jobs/{id}', 'GET /api/jobs/{id}/related'] }
const BOARD_LISTS = '/api/admin/board-lists'
const ISSUE = '/api/admin/newsletter/issues/{issueId}'
const CV = '/api/me/cvs/{cvId}'
const LETTER = '/api/me/letters/{letterId}'
const MADE = '/api/me/made-cvs/{cvId}'

const CV_FORMS: Record<string, Served> = {
  ...Object.fromEntries(
    ['set', 'put', 'add', 'swap', 'remove', 'up', 'down'].map((it) => [it, [`PUT ${CV}`]]),
  ),
  confirm: [`POST ${CV}/confirm`],
  undo: [`POST ${CV}/undo`],
  'restore-version': [`POST ${CV}/versions/{version}/restore`],
  'name-version': [`PATCH ${CV}/versions/{version}`],
  rename: [`PATCH ${CV}`],
  choose: [`PATCH ${CV}`],
  'read-again': [`POST ${CV}/read-again`],
  delete: [`DELETE ${CV}`],
}

export const PAGES: Record<string, PageRow> = {
  '/': { reads: ['GET /api/home'] },
  '/jobs': {
    reads: [
      'GET /api/jobs',
      'GET /api/jobs/filter-options',
      'GET /api/jobs/salaries',
      'GET /api/jobs/suggestions',
    ],
  },
  '/jobs/marks': {
    reads: [me('GET ~/lists')],
    forms: {
      '': [me('PATCH ~/lists'), me('PUT ~/saved-jobs/{id}'), me('DELETE ~/saved-jobs/{id}')],
    },
  },
  '/jobs/compare': { reads: ['GET /api/jobs/{id}', me('GET ~/matches/{id}')] },
  '/jobs/selected': {
    reads: ['GET /api/jobs'],
    forms: { '': [me('POST ~/job-actions'), me('POST ~/job-actions/undo')] },
  },
  '/jobs/hidden': { reads: ['GET /api/jobs', me('GET ~/lists')] },
  '/jobs/:jobId': JOB,
  '/jobs/:jobId/preview': JOB,
  '/job/:jobId?': JOB,
  '/job-alerts': ALERTS,
  '/job-alerts/email': link('stop', 'start', 'frequency', 'pause', 'activate'),
  '/about': { reads: ['GET /api/home', 'GET /api/jobs'] },
  '/contact': { reads: STATIC, forms: { send: ROBOTS } },
  '/resources': text,
  '/post-a-job': text,
  '/sitemap': text,
  '/terms': text,
  '/privacy': text,
  '/cookies': text,
  '/accessibility': text,
  '/newsletter': { reads: STATIC, forms: { subscribe: ROBOTS } },
  '/newsletter/confirm': link('confirm'),
  '/newsletter/unsubscribe': link('unsubscribe', 'again'),
  '/api/docs': text,
  '/api/docs/:chapter': text,
  '/companies': { reads: ['GET /api/companies'] },
  '/salaries': { reads: ['GET /api/salaries', 'GET /api/jobs/places'] },
  '/trends': { reads: ['GET /api/trends'] },
  '/trends/:file': { reads: ['GET /api/trends'] },
  '/companies/:slug': { reads: ['GET /api/companies/{slug}', 'GET /api/jobs'] },
  '/auth/signout': { reads: SIGN_IN, forms: { '': [auth('POST ~/sign-out')] } },
  '/auth/verify': signIn('verify', 'resend'),
  '/auth/code': signIn('verify', 'resend', 'link'),
  '/auth/recover': signIn('recover'),
  '/auth/reset': signIn('reset'),
  '/auth/link': signIn('link'),
  '/auth/two-factor': signIn(''),
  '/auth/undo': link('undo'),
  '/auth/not-saved': { reads: SIGN_IN },
  '/auth/*': signIn('login', 'signup', 'code', 'passkey', 'wallet'),
  '/profile': { reads: [me('GET ~/profile')] },
  '/subscription': { reads: [me('GET ~/plan')], forms: { upgrade: PAYING } },
  '/subscription/done': { reads: [me('GET ~/plan')], forms: { check: PAYING } },
  '/oauth/authorize': { reads: APPS, forms: { allow: APPS, deny: APPS } },
  '/dashboard/job-tracker/:applicationId/interviews/:file': { reads: [me('GET ~/calendar')] },
  '/dashboard/job-tracker/export.csv': { reads: [me('GET ~/applications.csv')] },
  '/dashboard/job-tracker/report.csv': { reads: [me('GET ~/search-report.csv')] },
  '/dashboard/job-tracker/report.pdf': { reads: [me('GET ~/search-report.pdf')] },
  '/dashboard/job-tracker/report': { reads: [me('GET ~/search-report.csv')] },
  '/dashboard/data/export': { reads: [me('GET ~/export')] },
  '/dashboard/files/:fileId': { reads: [me('GET ~/files/{fileId}')] },
  '/dashboard/resume-generator/:cvId/pages/:page': { reads: [`GET ${MADE}/pages/{page}`] },
  '/dashboard/resume-generator/:cvId/files/:file': { reads: [`GET ${MADE}/files/{file}`] },
  '/dashboard/cover-letter/:letterId/pages/:page': { reads: [`GET ${LETTER}/pages/{page}`] },
  '/dashboard/cover-letter/:letterId/files/:file': { reads: [`GET ${LETTER}/file`] },
  '/dashboard': {
    reads: [me('GET ~/applications'), me('GET ~/applications/summary'), me('GET ~/calendar')],
    forms: {
      done: [`PATCH ${APPLICATION}/tasks/{partId}`],
      undone: [`PATCH ${APPLICATION}/tasks/{partId}`],
      ghost: [me('POST ~/applications/move')],
      move: [me('POST ~/applications/move')],
    },
  },
  '/dashboard/profile': { reads: [me('GET ~/profile'), me('GET ~/picture')], forms: PROFILE },
  '/dashboard/onboarding': { reads: [me('GET ~/profile')], forms: PROFILE },
  '/dashboard/cv/:cvId': { reads: [`GET ${CV}`, `GET ${CV}/versions`], forms: CV_FORMS },
  '/dashboard/cv/:cvId/checks': { reads: [`GET ${CV}/checks`] },
  '/dashboard/cv-analyzer': {
    reads: [me('GET ~/cvs'), me('GET ~/matches/{id}')],
    forms: { ...PROFILE, ...CV_FORMS },
  },
  '/dashboard/saved-jobs': {
    reads: [me('GET ~/saved-jobs')],
    forms: { '': [me('PATCH ~/saved-jobs/{id}')] },
  },
  '/dashboard/resume-generator': {
    reads: [me('GET ~/cvs')],
    forms: { make: [me('POST ~/made-cvs')], restore: [`POST ${CV}/restore`] },
  },
  '/dashboard/resume-generator/:cvId': {
    reads: [`GET ${MADE}`, `GET ${MADE}/printed`, `GET ${MADE}/scores`, `GET ${CV}/versions`],
    forms: {
      changes: [`PATCH ${MADE}`],
      again: [`PATCH ${MADE}`],
      design: [`PATCH ${MADE}`],
      sections: [`PATCH ${MADE}`],
      rename: [`PATCH ${CV}`],
      'name-version': [`PATCH ${CV}/versions/{version}`],
      'restore-version': [`POST ${CV}/versions/{version}/restore`],
      attach: [`POST ${MADE}/attach`],
      delete: [`DELETE ${CV}`],
    },
  },
  '/dashboard/jobs-for-me': { reads: [me('GET ~/matches')] },
  '/dashboard/jobs-for-me/what-if': { reads: [me('GET ~/matches/what-if')] },
  '/dashboard/cv-analysis/:jobId?': { reads: [me('GET ~/matches/{id}')] },
  '/dashboard/cover-letter': {
    reads: [me('GET ~/letters')],
    forms: { write: [me('POST ~/letters')], restore: [`POST ${LETTER}/restore`] },
  },
  '/dashboard/cover-letter/:letterId': {
    reads: [
      `GET ${LETTER}`,
      `GET ${LETTER}/facts`,
      `GET ${LETTER}/printed`,
      `GET ${LETTER}/versions`,
    ],
    forms: {
      ...Object.fromEntries(
        'edit add move replace head draft design again remove facts reason'
          .split(' ')
          .map((it) => [it, [`PATCH ${LETTER}`]]),
      ),
      delete: [`DELETE ${LETTER}`],
      model: [`POST ${LETTER}/model`],
      rename: [`PUT ${LETTER}/name`],
      attach: [`POST ${LETTER}/documents`],
      name: [`PUT ${LETTER}/versions/{version}/name`],
      restore: [`POST ${LETTER}/versions/{version}/restore`],
      'name-version': [`PUT ${LETTER}/versions/{version}/name`],
      'restore-version': [`POST ${LETTER}/versions/{version}/restore`],
    },
  },
  '/dashboard/company-details/:slug': { reads: [me('GET ~/companies/{slug}/contacts')] },
  '/dashboard/plan': {
    reads: [me('GET ~/plan')],
    forms: {
      'end-demo': PAYING,
      portal: PAYING,
      switch: PAYING,
      cancel: PAYING,
      resume: PAYING,
    },
  },
  '/dashboard/assistants': { reads: APPS, forms: { disconnect: APPS, undo: APPS } },
  '/dashboard/job-alerts': ALERTS,
  '/dashboard/job-alerts/found': { reads: [me('GET ~/alerts/found')] },
  '/dashboard/searches': {
    reads: [me('GET ~/searches')],
    forms: {
      'save-search': [me('POST ~/searches')],
      'rename-search': [me('PATCH ~/searches/{id}')],
      'delete-search': [me('DELETE ~/searches/{id}')],
      'restore-search': [me('POST ~/searches/{id}/restore')],
    },
  },
  '/dashboard/hidden': { reads: [me('GET ~/lists')] },
  '/dashboard/job-tracker': {
    reads: [me('GET ~/applications'), me('GET ~/applications/summary')],
    forms: {
      move: [me('POST ~/applications/move')],
      resolve: [`PATCH ${APPLICATION}`],
      delete: [me('POST ~/applications/delete')],
      waiting: [`POST ${APPLICATION}/events`],
      undo: [me('POST ~/applications/move-back'), me('POST ~/applications/restore')],
    },
  },
  '/dashboard/job-tracker/offers': {
    reads: [me('GET ~/offers')],
    forms: { save: [`PUT ${APPLICATION}/offer`], remove: [`DELETE ${APPLICATION}/offer`] },
  },
  '/dashboard/job-tracker/new': {
    reads: ['GET /api/jobs/{id}'],
    forms: { read: [me('POST ~/applications/read')], '': [me('POST ~/applications')] },
  },
  '/dashboard/calendar': {
    reads: [me('GET ~/calendar')],
    forms: { make: [me('POST ~/calendar/feed')], revoke: [me('DELETE ~/calendar/feed')] },
  },
  '/dashboard/job-tracker/import': {
    reads: [me('GET ~/application-imports')],
    forms: {
      preview: [me('POST ~/application-imports/preview')],
      import: [me('POST ~/application-imports')],
      undo: [me('POST ~/application-imports/{importId}/undo')],
      redo: [me('POST ~/application-imports/{importId}/redo')],
    },
  },
  '/dashboard/job-tracker/:applicationId': {
    reads: [`GET ${APPLICATION}`],
    forms: {
      details: [`PATCH ${APPLICATION}`],
      notes: [`PATCH ${APPLICATION}`],
      listing: [`PATCH ${APPLICATION}`],
      followUp: [`PATCH ${APPLICATION}`],
      stage: [me('POST ~/applications/move')],
      'stage.back': [me('POST ~/applications/move-back')],
      'move.takeBack': [`POST ${APPLICATION}/events/{partId}/undo-move`],
      'move.restore': [`POST ${APPLICATION}/events/{partId}/redo-move`],
      'task.done': [`PATCH ${APPLICATION}/tasks/{partId}`],
      'task.open': [`PATCH ${APPLICATION}/tasks/{partId}`],
      delete: [`DELETE ${APPLICATION}`],
      restore: [me('POST ~/applications/restore')],
      ...parts('event', 'events'),
      ...parts('contact', 'contacts'),
      ...parts('interview', 'interviews'),
      ...parts('task', 'tasks'),
      ...parts('document', 'documents'),
    },
  },
  '/dashboard/data': {
    reads: [me('GET ~/tokens'), me('GET ~/files')],
    forms: {
      'make-token': [me('POST ~/tokens')],
      'revoke-token': [me('DELETE ~/tokens/{tokenId}')],
      'delete-file': [me('DELETE ~/files/{fileId}')],
      'restore-file': [me('POST ~/files/{fileId}/restore')],
      'delete-account': ['DELETE /api/me'],
    },
  },
  '/dashboard/email': {
    reads: [me('GET ~/email-delivery'), me('GET ~/alerts/settings')],
    forms: {
      send: [me('POST ~/email-delivery/code')],
      resume: [me('POST ~/email-delivery/resume')],
      alerts: [me('PATCH ~/alerts/settings')],
      newsletter: ROBOTS,
    },
  },
  '/dashboard/confirm': {
    reads: [auth('GET ~/confirm')],
    forms: {
      'confirm-password': [auth('POST ~/confirm')],
      'confirm-totp': [auth('POST ~/confirm')],
      'confirm-backup': [auth('POST ~/confirm')],
      'confirm-code': [auth('POST ~/confirm')],
      'confirm-send': [auth('POST ~/confirm/send-code')],
      passkey: [auth('POST ~/confirm')],
    },
  },
  '/dashboard/security': {
    reads: [
      auth('GET ~/list-sessions'),
      auth('GET ~/list-accounts'),
      auth('GET ~/two-factor/status'),
      auth('GET ~/passkey/list-user-passkeys'),
      auth('GET ~/siwe/wallets'),
    ],
    forms: {
      'email-send': [auth('POST ~/change-email')],
      'email-prove': [auth('POST ~/change-email/verify')],
      password: [auth('POST ~/change-password')],
      'totp-begin': [auth('POST ~/two-factor/enable')],
      'totp-finish': [auth('POST ~/two-factor/verify-totp')],
      'totp-off': [auth('POST ~/two-factor/disable')],
      'backup-codes': [auth('POST ~/two-factor/generate-backup-codes')],
      'passkey-add': [auth('POST ~/passkey/verify-registration')],
      'passkey-rename': [auth('POST ~/passkey/update-passkey')],
      'passkey-remove': [auth('POST ~/passkey/delete-passkey')],
      link: [auth('POST ~/link-social')],
      unlink: [auth('POST ~/unlink-account')],
      'wallet-link': [auth('POST ~/siwe/link')],
      'wallet-unlink': [auth('POST ~/siwe/unlink')],
      'session-end': [auth('POST ~/revoke-session')],
      'sessions-others': [auth('POST ~/revoke-other-sessions')],
      'sessions-all': [auth('POST ~/revoke-sessions')],
    },
  },
  '/admin': {
    reads: [admin('GET ~/figures'), admin('GET ~/messages'), admin('GET ~/newsletter')],
  },
  '/admin/setup': { reads: OPERATOR_CODE, forms: { '': OPERATOR_CODE } },
  '/admin/accounts': { reads: PEOPLE },
  '/admin/accounts/:accountId': {
    reads: PEOPLE,
    forms: {
      'account.suspend': PEOPLE,
      'account.lift': PEOPLE,
      'account.sign-out': PEOPLE,
      'account.reset-factor': PEOPLE,
      'account.delete': PEOPLE,
    },
  },
  '/admin/accounts/:accountId/export': { reads: PEOPLE, forms: { '': PEOPLE } },
  '/admin/invitations': {
    reads: PEOPLE,
    forms: { 'invitation.make': PEOPLE, 'invitation.revoke': PEOPLE },
  },
  '/admin/site': {
    reads: PEOPLE,
    forms: {
      'banner.set': PEOPLE,
      'banner.clear': PEOPLE,
      'maintenance.start': PEOPLE,
      'maintenance.end': PEOPLE,
    },
  },
  '/admin/audit': { reads: PEOPLE },
  '/admin/audit/:file': { reads: PEOPLE },
  '/admin/sources': {
    reads: [admin('GET ~/boards'), admin('GET ~/sources')],
    forms: {
      add: [admin('POST ~/boards')],
      restore: [admin('POST ~/boards')],
      'run-all': [admin('POST ~/boards/run')],
      'take-back': [`POST ${BOARD_LISTS}/undo`],
      starters: [`POST ${BOARD_LISTS}/starters`],
    },
  },
  '/admin/sources/import': {
    reads: [`GET ${BOARD_LISTS}`],
    forms: { import: [`POST ${BOARD_LISTS}`], starters: [`POST ${BOARD_LISTS}/starters`] },
  },
  '/admin/runs': { reads: [admin('GET ~/runs')] },
  '/admin/messages': {
    reads: [admin('GET ~/messages')],
    forms: {
      new: [admin('PATCH ~/messages/{messageId}')],
      answered: [admin('PATCH ~/messages/{messageId}')],
      spam: [admin('PATCH ~/messages/{messageId}')],
      delete: [admin('DELETE ~/messages/{messageId}')],
      restore: [admin('POST ~/messages/{messageId}/restore')],
    },
  },
  '/admin/newsletter': {
    reads: [admin('GET ~/newsletter')],
    forms: {
      write: [admin('POST ~/newsletter/issues')],
      restore: [`POST ${ISSUE}/restore`],
      schedule: [admin('PUT ~/newsletter/weekly')],
    },
  },
  '/admin/newsletter/subscribers.csv': { reads: [admin('GET ~/newsletter/subscribers.csv')] },
  '/admin/newsletter/week': {
    reads: [admin('GET ~/newsletter/weekly/preview')],
    forms: { '': [admin('POST ~/newsletter/weekly/draft')] },
  },
  '/admin/newsletter/week/email': { reads: [admin('GET ~/newsletter/weekly/preview')] },
  '/admin/newsletter/issues/:issueId': {
    reads: [`GET ${ISSUE}`],
    forms: {
      save: [`PUT ${ISSUE}`],
      test: [`POST ${ISSUE}/test`],
      send: [`POST ${ISSUE}/send`],
      delete: [`DELETE ${ISSUE}`],
      stop: [`POST ${ISSUE}/stop`],
      resume: [`POST ${ISSUE}/resume`],
    },
  },
  '/admin/newsletter/issues/:issueId/email': { reads: [`GET ${ISSUE}`] },
  '/admin/sources/:boardId': {
    reads: [admin('GET ~/boards/{boardId}')],
    forms: {
      add: [admin('POST ~/boards')],
      run: [admin('POST ~/boards/{boardId}/run')],
      pause: [admin('PATCH ~/boards/{boardId}')],
      resume: [admin('PATCH ~/boards/{boardId}')],
      name: [admin('PATCH ~/boards/{boardId}')],
      confirm: [admin('POST ~/boards/{boardId}/confirm')],
      accept: [admin('POST ~/boards/{boardId}/accept')],
      remove: [admin('DELETE ~/boards/{boardId}')],
    },
  },
  '/admin/contacts': {
    reads: [admin('GET ~/contact-removals')],
    forms: {
      address: [admin('POST ~/contact-removals')],
      company: [admin('POST ~/contact-removals')],
      undo: [admin('DELETE ~/contact-removals/{removalId}')],
    },
  },
  '/account-deleted': text,
  '/tokens/revoke': link(''),
  '/dev/inbox.json': { reads: INBOX },
  '/dev/inbox/:messageId?': { reads: INBOX, forms: { '': INBOX } },
  '/dev/inbox/:messageId/letter': { reads: INBOX },
  '/*': text,
}
