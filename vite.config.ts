import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two chunks that every page shares compress better than many small ones, and stay in the browser's cache.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/ },
                { name: 'shared', test: /src\/(app\/ui|core)\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The server is an entry inside React Router's build, so that pages, API and commands share one copy of every module.
        rolldownOptions: { input: './src/server/entry.ts' },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
