import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutePatterns } from './route-patterns.ts'

const PATTERNS = [
  '/',
  '/jobs',
  '/jobs/marks',
  '/jobs/:jobId',
  '/job/:jobId?',
  '/dashboard/files/:fileId',
  '/dashboard/:page/:id/checks',
  '/dashboard/saved-jobs',
  '/auth/code',
  '/auth/*',
]

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/Jobs/', '/jobs'],
  ['/jobs/marks', '/jobs/marks'],
  ['/jobs/42', '/jobs/:jobId'],
  ['/job', '/job/:jobId?'],
  ['/job/42', '/job/:jobId?'],
  ['/jobs/42/more', null],
  ['/dashboard/files/7', '/dashboard/files/:fileId'],
  ['/dashboard/files/7/checks', '/dashboard/:page/:id/checks'],
  ['/dashboard/files', null],
  ['/auth/code', '/auth/code'],
  ['/auth/code/again', '/auth/*'],
  ['/auth', '/auth/*'],
  ['/wp-login.php', null],
  ['/__proto__/constructor', null],
])('%s belongs to %s, as React Router sees it', (path, pattern) => {
  expect(createRoutePatterns(PATTERNS)(path)).toBe(pattern)
  const matched = matchRoutes(
    PATTERNS.map((it) => ({ path: it })),
    path,
  )
  expect(matched?.at(-1)?.route.path ?? null).toBe(pattern)
})
