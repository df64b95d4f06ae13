import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** React Router names every file of the server's build `index.js`; the threads' files keep their own names. */
const namedServerFiles: Plugin = {
  name: 'named-server-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

/** Code of the server in a browser's build is a mistake of imports: a page fails on it, and its size is everybody's. */
export const noServerCode: Plugin = {
  name: 'no-server-code',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [, layer] = /\/src\/(store|work|server|cv|sources|search)\//.exec(id) ?? []
    if (layer) this.error(`A page's own code imports ${id}: browsers get nothing of ${layer}.`)
  },
}

/**
 * What is imported later has no styles, and imports only what is loaded by then: there is nothing to preload, so Vite's
 * code for that does not travel. React Router loads the styles of routes itself.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

/**
 * What React Router brings and we do not use, as what it comes to: all routes are known from the start, nobody listens
 * in, the root has an error page of its own. A name that it asks for and that is missing here fails the build.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPathsWithAncestors = (paths) => paths
    export const handleClientVersionMismatch = () => {}
    export const getManifestPath = () => ''
    export const getManifestPathsParam = () => ''
    export const shouldUseInitialRouteDiscovery = () => true`,
  'dom/ssr/route-discovery.js': `
    export const RouteDiscoveryRuntime = undefined
    export const getCustomPatchRoutesOnNavigationFunction = () => undefined
    export const useCustomRouteDiscovery = () => undefined
    export const useRouteDiscovery = () => undefined`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = undefined`,
  // The root has an error page; this is for an error in that, and says no more than it has to.
  'dom/ssr/errorBoundaries.js': `
    import { Component, createElement as draw } from 'react'
    export const RemixRootDefaultErrorBoundary = () =>
      draw('html', { lang: 'en' }, draw('body', null, 'Something went wrong. Please reload the page.'))
    export class RemixErrorBoundary extends Component {
      state = { error: this.props.error ?? null }
      static getDerivedStateFromError = (error) => ({ error: error ?? true })
      render() {
        return this.state.error ? draw(RemixRootDefaultErrorBoundary) : this.props.children
      }
    }`,
  'dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null',
}

/** The same of functions in files of which we use others: no link of ours fetches its page before it is followed. */
const UNUSED_FUNCTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dom/ssr/components.js': {
    PrefetchPageLinks: 'return null',
    usePrefetchBehavior: 'return [false, null, {}]',
  },
}

const fileOfRouter = (id: string) =>
  /react-router\/dist\/production\/lib\/([\w./-]+)$/.exec(id)?.[1] ?? ''

const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => UNUSED[fileOfRouter(id)],
  transform(code, id) {
    const unused = Object.entries(UNUSED_FUNCTIONS[fileOfRouter(id)] ?? {})
    if (unused.length === 0) return null
    return unused.reduce((rest, [name, body]) => {
      const parts = rest.split(new RegExp(`^function ${name}\\([^]*?^}$`, 'm'))
      if (parts.length !== 2) throw new Error(`React Router has no function ${name} any more.`)
      return parts.join(`function ${name}() { ${body} }`)
    }, code)
  },
}

/** What a first visit needs whatever page it is: the frame, the search box, lists of jobs. */
const FIRST_VISIT = [
  'app/root',
  'app/request/(?:unanswered|refused)',
  'app/frame/(?:site-header|site-footer|navigation-bar|logo|theme-menu|account-menu|error-page|page-head|frame-data)',
  'app/frame/(?:use-page-changes|use-kept-place|search-failed|json-ld|demo-notice)',
  'app/ui/(?:avatar|icon|toasts|browser-storage|time-ago|pager|page-numbers|company-mark|salary-tag|use-settled)',
  'app/(?:tracker/track-links|profile/onboarding-gate|sign-in/(?:use-sign-in-toasts|use-session-check))',
  'app/search/(?:search-box|search-form|search-help|use-suggestions|recent-searches)',
  'app/job/(?:job-card|job-card-acts|job-list|job-ways|tag-links|marked)',
  'app/lists/(?:job-marks|job-save-button|kept-lists|kept-look|track-address)',
  'app/match/match-badge',
  'core/(?:account/session-tracking|lists/job-lists|job/(?:job|job-id|job-labels)|pay/(?:currency|salary))',
  'core/(?:search/query|text/marked-text|html/json-ld|match/card-match)',
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    namedServerFiles,
    noServerCode,
    plainImports,
    withoutUnused,
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The list of all routes names every file: the shortest hash that tells so many apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Two chunks that every page shares compress better than many small ones, and stay in the browser's cache.
            codeSplitting: {
              groups: [
                // Zod checks forms of the dashboard, PDF.js draws a CV; nobody who looks for a job needs them.
                { name: 'vendor', test: /node_modules\/(?!zod\/|pdfjs-dist\/)/ },
                // In one chunk, what every page and every list of jobs has compresses better.
                { name: 'shared', test: new RegExp(`src/(?:${FIRST_VISIT.join('|')})\\.tsx?$`) },
                // Pages of words share these; nobody who looks for a job needs them.
                { name: 'texts', test: /src\/app\/pages\/(?:text-page|operator-contact)/ },
                // So do the pages of the tracker.
                {
                  name: 'tracker',
                  test: /src\/(?:app\/tracker\/(?:application|tracker-(?!action)|stage-|board|conflict)|app\/ui\/(?:short-day|day-words)|core\/tracker\/(?:application|tracker))/,
                  minShareCount: 2,
                },
                {
                  name: 'shared',
                  // Not what only the forms of a profile or the pages of a CV share.
                  test: /src\/(?:app\/(?:ui|frame|lists|job|search|company|match|home|live)\/(?!field|submit-button)|core\/(?!(?:profile|files|cv)\/|pay\/salary-choice|(?:text|search)\/typed-))/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Hundreds of small files, which each writer thread would read anew: half of its start.
      resolve: { noExternal: ['kysely'] },
      build: {
        // The server is an entry inside React Router's build, so that pages, API and commands share one copy of every module.
        rolldownOptions: {
          input: {
            index: './src/server/start/entry.ts',
            'search-writer': './src/server/search/search-writer.ts',
            'search-searcher': './src/server/search/search-searcher.ts',
            'listing-reader': './src/server/gathering/listing-reader.ts',
            'reader-launcher': './src/server/documents/reader-launcher.ts',
            'cv-reader-process': './src/server/documents/cv-reader-process.ts',
            'typeset-process': './src/server/documents/typeset-process.ts',
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
