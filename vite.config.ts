import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        // The server is an entry inside React Router's build, so that pages, API and commands share one copy of every module.
        rolldownOptions: { input: './src/server/entry.ts' },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
