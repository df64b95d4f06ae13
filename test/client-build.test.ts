/** What a build for browsers refuses: the plugin of vite.config.ts, in a build of Vite's own. */
import * as path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { noServerCode } from '../vite.config.ts'

const ENTRY = 'virtual:page'

/** A build for browsers of a page that imports this and nothing else. */
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
  'src/work/world/world.ts',
  'src/server/start/app.ts',
  'src/cv/document/document.ts',
  'src/sources/source/source.ts',
  'src/search/terms.ts',
])('a page that imports %s cannot be built for browsers', async (file) => {
  await expect(buildOf(file)).rejects.toThrow(`browsers get nothing of ${file.split('/')[1]}`)
})

test('a page that imports rules can', async () => {
  await expect(buildOf('src/core/time/utc-day.ts')).resolves.toBeDefined()
})
