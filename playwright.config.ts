import { defineConfig, devices } from '@playwright/test'
import { inMemory } from './test/temporary-files.ts'

inMemory()

/** Set by `npm test`; empty means the browser that Playwright installed. */
const executablePath = process.env.CHROMIUM || undefined
const port = Number(process.env.JOURNEYS_PORT ?? 3197)
/** Each starts a server for itself, because its clock moves. */
const OWN_SERVERS = ['alerts.e2e.ts', 'contact.e2e.ts']

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a message that is shown for five seconds. Tests that passed on a retry are reported
  // as flaky.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'journeys', testIgnore: OWN_SERVERS },
    ...OWN_SERVERS.map((file, at) => ({
      name: `own clock: ${file}`,
      testMatch: file,
      use: { baseURL: `http://localhost:${port - 1 - at}` },
    })),
  ],
  webServer: {
    command: 'node test/e2e/server.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
