import tailwindcss from '@tailwindcss/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { chunkList, workerChunkList } from './scripts/vite-chunk-list.ts'
import { developmentContent } from './scripts/vite-content.ts'
import { honoSite } from './scripts/vite-hono.ts'
import { islands } from './scripts/vite-islands.ts'

const rolldownOptions: Rolldown.RolldownOptions = {
  checks: { pluginTimings: false },
  // A number of another module needs no chunk of its own.
  optimization: { inlineConst: true },
  // The text recognition asks for Node's modules only when it runs in Node.
  onLog(level, log, handle) {
    if (!/^Module "(?:fs|crypto)" has been externalized/.test(log.message)) handle(level, log)
  },
}

export default defineConfig(({ command }) => ({
  server: { host: '127.0.0.1', port: Number(process.env.PORT) || 3000, strictPort: true },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: false,
    target: 'es2022',
    // Browsers of 2024 and later; older ones lack little, such as hyphens in Safari 16.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The reader of drawings is loaded when a drawing is; tests hold what each page may cost.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions,
  },
  // Their names tell the server which scripts may compile WebAssembly (`server/http/security-headers.ts`).
  worker: {
    format: 'es',
    plugins: () => [workerChunkList()],
    rolldownOptions: {
      ...rolldownOptions,
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
  // Builds the client, then the server.
  builder: {},
  environments: {
    client: { build: { outDir: 'dist/client' } },
    ssr: {
      // React would render with its development half, which takes twice as long.
      define: { BUNDLED: 'true', 'process.env.NODE_ENV': '"production"' },
      // The build brings everything along; while developing, Node loads packages as they are.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: 'dist/server',
        // Pictures that only the server's pages name; the build moves them to the client's files.
        emitAssets: true,
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: ['server/main.ts'], output: { entryFileNames: '[name].js' } },
      },
    },
  },
  plugins: [
    developmentContent(),
    chunkList('dist/client-modules.json'),
    islands(),
    honoSite('/server/development.ts'),
    viteReact(),
    tailwindcss(),
  ],
}))
