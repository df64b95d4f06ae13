import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** React Router names every file of the server's build `index.js`; the threads' files keep their own names. */
const namedServerFiles: Plugin = {
  name: 'named-server-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedServerFiles, plainImports],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two chunks that every page shares compress better than many small ones, and stay in the browser's cache.
            codeSplitting: {
              groups: [
                // Zod checks forms of the dashboard, PDF.js draws a CV; nobody who looks for a job needs them.
                { name: 'vendor', test: /node_modules\/(?!zod\/|pdfjs-dist\/)/ },
                // Pages of words share these; nobody who looks for a job needs them.
                { name: 'texts', test: /src\/app\/ui\/(text-page|operator-contact)/ },
                // So do the pages of the tracker.
                {
                  name: 'tracker',
                  test: /src\/(app\/ui|core)\/(application|tracker|stage-|short-day|day-words|board|conflict)/,
                  minShareCount: 2,
                },
                {
                  name: 'shared',
                  // Not what only the forms of a profile or the pages of a CV share.
                  test: /src\/(app\/ui|core)\/(?!onboarding|profile-|file-|salary-choice|typed-|cv-)/,
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
            index: './src/server/entry.ts',
            'search-writer': './src/server/search-writer.ts',
            'search-searcher': './src/server/search-searcher.ts',
            'cv-reader-process': './src/server/cv-reader-process.ts',
            'typeset-process': './src/server/typeset-process.ts',
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
