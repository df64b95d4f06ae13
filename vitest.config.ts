import { defineConfig } from 'vitest/config'

/** `rules` tests are pure and start nothing; `product` tests run the built server on a real database. */
export default defineConfig({
  test: {
    // Vitest's default leaves one core unused, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'src/**/*.test.ts',
            'test/eval/**/*.test.ts',
            'test/client-build.test.ts',
            'test/linear-patterns.test.ts',
            'test/repo.test.ts',
            'test/search/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'product',
          include: ['test/**/*.test.ts', 'dev/**/*.test.ts'],
          exclude: [
            'test/eval/**',
            'test/client-build.test.ts',
            'test/linear-patterns.test.ts',
            'test/repo.test.ts',
            'test/search/**',
          ],
          globalSetup: ['./test/database-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
