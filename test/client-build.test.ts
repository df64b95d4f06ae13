/** Which imports the plugin of vite.config.ts refuses in a build for browsers. */
import * as path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { noServerCode } from '../vite.config.ts'

const ENTRY = 'virtual:page'

/** Builds a page for browsers that imports only this. */
const buildOf = (imported: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      noServerCode,
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? `import '${path.resolve(import.meta.dirname, '..', imported)}'` : null,
      },
    ],
  })

test.each([
  'src/store/write-refused.ts',
  'src/work/use-case/use-case-services.ts',
  'src/server/start/app.ts',
  'src/cv/document/document.ts',
  'src/sources/source/source.ts',
  'src/search/postings/terms.ts',
])('a page that imports %s cannot be built for browsers', async (file) => {
  await expect(buildOf(file)).rejects.toThrow(`src/${file.split('/')[1]} is for the server only`)
})

test('a page that imports rules can', async () => {
  await expect(buildOf('src/core/time/utc-day.ts')).resolves.toBeDefined()
})
