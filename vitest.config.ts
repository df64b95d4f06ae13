import { defineConfig } from 'vitest/config'
import { inMemory } from './test/temporary-files.ts'

inMemory()

/** These measure memory or count child processes, so each gets a process of its own. */
const ALONE = [
  'test/company-pages.test.ts',
  'test/cv-reader.test.ts',
  'test/source-client.test.ts',
  'test/security/sf-requests.test.ts',
  'test/security/up-parsers.test.ts',
]

/** Records the patterns that modules build while they load, so no other file may have loaded them. */
const PATTERNS = 'test/linear-patterns.test.ts'

/** What the tests of rules are; all others are tests of the product. */
const RULES = [
  'test/eval/**/*.test.ts',
  'test/client-build.test.ts',
  'test/repo.test.ts',
  'test/search/**/*.test.ts',
]

/** These start a search cluster of three processes in Java. */
const CLUSTER = 'test/cluster/**/*.test.ts'

const product = {
  globalSetup: ['./test/database-server.ts'],
  // Node imports the built server itself, once a process. Vitest would transform its megabytes for each import.
  server: { deps: { external: [/\/build\/server\//] } },
  // As in production: React picks its build when it loads.
  env: { NODE_ENV: 'production' },
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/**
 * `rules` tests are pure and start nothing; `product` tests run the built server on a real database. The files of a
 * project share one process for each worker, because loading the server takes longer than most files.
 */
export default defineConfig({
  test: {
    // Vitest's default leaves one core unused, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', ...RULES],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'rules alone', include: [PATTERNS], testTimeout: 60_000 } },
      {
        test: {
          name: 'product',
          include: ['test/**/*.test.ts', 'dev/**/*.test.ts'],
          exclude: [...RULES, PATTERNS, CLUSTER, ...ALONE],
          isolate: false,
          ...product,
        },
      },
      { test: { name: 'product alone', include: ALONE, ...product } },
      {
        test: {
          name: 'cluster',
          include: [CLUSTER],
          isolate: false,
          fileParallelism: false,
          // One worker is another number than the other projects have, so it has its turn after them.
          sequence: { groupOrder: 1 },
          ...product,
          globalSetup: [...product.globalSetup, './test/cluster/directory.ts'],
        },
      },
    ],
  },
})
