/** The exports of the built server: for main.ts, which runs it, and for the tests. */

import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'

export { createAccounts } from '#server/account/accounts.ts'
export { createInboxGate } from '#server/account/inbox-gate.ts'
export { openKeyring } from '#server/account/open-keyring.ts'
export { openInstanceClock } from '#server/database/instance-clock.ts'
export { CV_READER_LIMITS, createCvReader } from '#server/documents/cv-reader.ts'
export { createTypesetter } from '#server/documents/typesetter.ts'
export { createScanner } from '#server/documents/virus-scanner.ts'
export { createBoardService } from '#server/gathering/board-service.ts'
export { openSourceClient } from '#server/gathering/open-source-client.ts'
export { createCompanyPagesReader } from '#server/gathering/read-company-pages.ts'
export { createSourceClient } from '#server/gathering/source-client.ts'
export { createGatherMeter } from '#server/health/gather-meter.ts'
export { createMailMeter, createSearchMeter, formatMetrics } from '#server/health/metrics.ts'
export { readReadiness } from '#server/health/readiness.ts'
export { createHttpServer, serveWith } from '#server/http/http-server.ts'
export { createPageCache } from '#server/http/page-cache.ts'
export { createUploadQueue } from '#server/http/upload-queue.ts'
export { UPLOAD_ROUTES } from '#server/http/upload-routes.ts'
export { createLiveHub } from '#server/live/live-hub.ts'
export { createNoticePort } from '#server/outgoing/notice-port.ts'
export { createTextModel } from '#server/outgoing/text-model.ts'
export { createStripePayments } from '#server/plan/stripe.ts'
export { requestFields } from '#server/process/request-scope.ts'
export { createCardCache } from '#server/search/card-cache.ts'
export { fillOutageCache } from '#server/search/fill-outage-cache.ts'
export { createMatchPeople } from '#server/search/match-people.ts'
export { createOutageCache } from '#server/search/outage-cache.ts'
export { createRecentAnswers } from '#server/search/recent-answers.ts'
export { createSearchHost } from '#server/search/search-host.ts'
export { startThread } from '#server/search/search-threads.ts'
export { connect } from '#store/db.ts'
export { createApp } from './app.ts'
export { start } from './start.ts'

/** The built pages; the virtual module has no types of its own. */
const built = build as unknown as ServerBuild

export const pages = async () => built
