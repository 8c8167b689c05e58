import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  server: { host: '127.0.0.1', port: 3000 },
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2022' },
  plugins: [
    tanstackStart({
      router: { routeFileIgnorePattern: '\\.test\\.' },
      client: { base: '/' },
    }),
    viteReact(),
    tailwindcss(),
  ],
})
