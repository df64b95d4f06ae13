/** What the built server offers: to main.ts, which runs it, and to the tests, which drive it. */

import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'

export { createAccounts } from '#server/account/accounts.ts'
export { createInboxGate } from '#server/account/inbox-gate.ts'
export { openKeyring } from '#server/account/open-keyring.ts'
export { openBoardClock } from '#server/database/board-clock.ts'
export { CV_READER_LIMITS, createCvReader } from '#server/documents/cv-reader.ts'
export { createTypesetter } from '#server/documents/typesetter.ts'
export { createScanner } from '#server/documents/virus-scanner.ts'
export { createBoardDesk } from '#server/gathering/board-desk.ts'
export { openSourceClient } from '#server/gathering/open-source-client.ts'
export { createSearchMeter, formatMetrics } from '#server/health/metrics.ts'
export { readReadiness } from '#server/health/readiness.ts'
export { createHttpServer, serveWith } from '#server/http/http-server.ts'
export { createUploadLine } from '#server/http/upload-line.ts'
export { UPLOAD_ROUTES } from '#server/http/upload-routes.ts'
export { createLiveHub } from '#server/live/live-hub.ts'
export { createTextModel } from '#server/outgoing/text-model.ts'
export { createAtHand } from '#server/search/at-hand.ts'
export { createCardCache } from '#server/search/card-cache.ts'
export { fillAtHand } from '#server/search/keep-at-hand.ts'
export { createMatchPeople } from '#server/search/match-people.ts'
export { createSearchHost } from '#server/search/search-host.ts'
export { startThread } from '#server/search/search-threads.ts'
export { connect } from '#store/db.ts'
export { createApp } from './app.ts'
export { start } from './start.ts'

/** The pages as built; the virtual module has no type of its own. */
const built = build as unknown as ServerBuild

export const pages = async () => built
