/** The PostgreSQL server of this test process. */
import { inject } from 'vitest'

export function databaseServerUrl(): string {
  const urls = inject('databaseUrls')
  return urls[Number(process.env.VITEST_POOL_ID) % urls.length] as string
}
