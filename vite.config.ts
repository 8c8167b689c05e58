import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkList, workerChunkList } from './scripts/vite-chunk-list.ts'
import { clientChunks } from './scripts/vite-chunks.ts'
import { developmentContent } from './scripts/vite-content.ts'
import { plainLinks } from './scripts/vite-plain-links.ts'
import { serverParts } from './scripts/vite-server-parts.ts'

export default defineConfig({
  server: { host: '127.0.0.1', port: Number(process.env.PORT) || 3000, strictPort: true },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    // Lists of what each chunk needs would grow with every page; a hovered link loads its page in time.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: 'es2022',
    // Browsers of 2024 and later; older ones lack little, such as hyphens in Safari 16.
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Their names tell the server which scripts may compile WebAssembly (`server/http/security-headers.ts`).
  worker: {
    format: 'es',
    plugins: () => [workerChunkList()],
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
  },
  plugins: [
    developmentContent(),
    plainLinks(),
    serverParts(),
    chunkList('dist/client-modules.json'),
    tanstackStart({
      router: { routeFileIgnorePattern: '\\.test\\.' },
      client: { base: '/' },
    }),
    viteReact(),
    tailwindcss(),
  ],
})
