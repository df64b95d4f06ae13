import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * React Router names every file of the server build `index.js`; this lets the thread entries keep their own
 * names.
 */
const namedServerFiles: Plugin = {
  name: 'named-server-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

/**
 * Server code in the browser build is an import mistake: it can break the page, and every visitor downloads it.
 */
export const noServerCode: Plugin = {
  name: 'no-server-code',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [, layer] = /\/src\/(store|work|server|cv|sources|search)\//.exec(id) ?? []
    if (layer) this.error(`Browser code imports ${id}, but src/${layer} is for the server only.`)
  },
}

/**
 * Lazily imported modules have no styles of their own, and import only what is already loaded by then. There is
 * nothing to preload, so Vite's preload helper is left out. React Router loads the styles of routes itself.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

/** What a first visit needs on any page: the frame, the search box, lists of jobs. */
const FIRST_VISIT = [
  'app/root',
  'app/request/(?:failed-submission|refused)',
  'app/frame/(?:site-header|site-footer|logo|theme-menu|command-button|error-page|error-message|error-id|page-head|frame-data)',
  'app/frame/(?:use-page-changes|use-restored-scroll|search-failed|json-ld|demo-notice)',
  'app/ui/(?:icon|kept|on-demand|packed|toasts|browser-storage|time-ago|pager|page-numbers|company-tile|salary-tag|use-settled|use-browser-zone)',
  'app/(?:tracker/track-links|sign-in/use-sign-in-toasts)',
  'app/search/(?:search-box|search-form|search-help|use-suggestions|recent-searches|follow-button)',
  'app/job/(?:job-card|job-card-actions|job-list|job-actions|tag-links)',
  'app/lists/(?:job-marks|job-save-button|visitor-lists|stored-visit|track-address|use-compared|compared-ids)',
  'app/match/match-badge',
  'core/(?:lists/job-lists|job/(?:job|job-labels)|pay/(?:currency|salary))',
  'core/(?:search/query|text/(?:marked-text|read-id|uuid|english-list|capitalized)|place/split-locations|html/json-ld|match/card-match)',
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedServerFiles, noServerCode, plainImports],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The list of all routes names every file, so this is the shortest hash that keeps them distinct.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Two chunks shared by every page compress better than many small ones, and stay in the browser's
            // cache.
            codeSplitting: {
              groups: [
                // Zod validates forms in the dashboard, PDF.js draws a CV; job seekers' pages don't need them.
                { name: 'vendor', test: /node_modules\/(?!zod\/|pdfjs-dist\/)/ },
                // What every page and every list of jobs has compresses better in one chunk.
                { name: 'shared', test: new RegExp(`src/(?:${FIRST_VISIT.join('|')})\\.tsx?$`) },
                // Shared by static pages; job seekers' pages don't need it.
                { name: 'texts', test: /src\/app\/pages\/(?:text-page|operator-contact)/ },
                // Shared by the pages of the tracker.
                {
                  name: 'tracker',
                  test: /src\/(?:app\/tracker\/(?:application|tracker-(?!action)|stage-|kanban|conflict)|app\/ui\/(?:short-day|day-words)|core\/tracker\/(?:application|tracker))/,
                  minShareCount: 2,
                },
                {
                  name: 'forms',
                  // Without what only the profile's forms, the CV pages or comparisons share.
                  test: /src\/(?:app\/(?:ui|frame|lists|job|search|company|match|home|live)\/(?!field|submit-button|fact-list|match-bar|copy-|dashboard-entries)|core\/(?!(?:profile|files|cv)\/|job\/compare-|pay\/salary-choice|(?:text|search)\/typed-)).*\.tsx?$/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled, because loading its hundreds of small files takes each writer thread half of its start time.
      resolve: { noExternal: ['kysely'] },
      build: {
        // The server is an entry of React Router's build, so that pages, API and commands share one copy of every
        // module.
        rolldownOptions: {
          input: {
            index: './src/server/start/entry.ts',
            main: './src/server/start/main.ts',
            'search-writer': './src/server/search/search-writer.ts',
            'search-searcher': './src/server/search/search-searcher.ts',
            'search-feeder': './src/server/search/search-feeder.ts',
            'search-cluster': './src/server/search/search-cluster.ts',
            'page-thread': './src/server/http/page-thread.ts',
            'listing-reader': './src/server/gathering/listing-reader.ts',
            'reader-launcher': './src/server/documents/reader-launcher.ts',
            'cv-reader-process': './src/server/documents/cv-reader-process.ts',
            'logo-process': './src/server/company/logo-process.ts',
            'typeset-process': './src/server/documents/typeset-process.ts',
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
