/** What the built server offers: to main.ts, which runs it, and to the tests, which drive it. */

import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'

export { connect } from '#store/db.ts'
export { createAccounts } from './accounts.ts'
export { createApp } from './app.ts'
export { createAtHand } from './at-hand.ts'
export { openBoardClock } from './board-clock.ts'
export { createBoardDesk } from './board-desk.ts'
export { createCardCache } from './card-cache.ts'
export { CV_READER_LIMITS, createCvReader } from './cv-reader.ts'
export { createHttpServer, serveWith } from './http-server.ts'
export { createInboxGate } from './inbox-gate.ts'
export { fillAtHand } from './keep-at-hand.ts'
export { createLiveHub } from './live-hub.ts'
export { createMatchPeople } from './match-people.ts'
export { createSearchMeter, formatMetrics } from './metrics.ts'
export { openKeyring } from './open-keyring.ts'
export { openSourceClient } from './open-source-client.ts'
export { readReadiness } from './readiness.ts'
export { createSearchHost } from './search-host.ts'
export { startThread } from './search-threads.ts'
export { start } from './start.ts'
export { createTextModel } from './text-model.ts'
export { createTypesetter } from './typesetter.ts'
export { createUploadLine } from './upload-line.ts'
export { UPLOAD_ROUTES } from './upload-routes.ts'
export { createScanner } from './virus-scanner.ts'

/** The pages as built; the virtual module has no type of its own. */
const built = build as unknown as ServerBuild

export const pages = async () => built
