/** The PostgreSQL of this process of the test run. */
import { inject } from 'vitest'

export function databaseServerUrl(): string {
  const urls = inject('databaseUrls')
  return urls[Number(process.env.VITEST_POOL_ID) % urls.length] as string
}
