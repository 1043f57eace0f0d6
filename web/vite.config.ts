import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { brotli } from './bundle/brotli.ts'
import { customMedia } from './bundle/custom-media.ts'
import { withDirectImports } from './bundle/direct-imports.ts'
import { publicPages } from './bundle/public-pages.ts'
import { withoutUnreadEnums } from './bundle/pure-enums.ts'
import { sharedParts } from './bundle/shared.ts'
import { withoutUnusedStyles } from './bundle/used-styles.ts'
import { serviceWorker } from './worker/build.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** What every page needs of packages. */
const FRAME = {
  name: 'packages',
  priority: 10,
  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next)\//,
}
const TESTS = ['{src,worker,bundle}/**/*.test.{ts,tsx}']
/** What draws, and what leaves something in a module or in the browser. */
const ALONE = [
  'src/**/*.test.tsx',
  'src/{api,shell,ui}/**/*.test.ts',
  'src/**/{comparison,fitting-rows,last-list-search,saved-application}.test.ts',
]
const shared = sharedParts()
const server = 'http://127.0.0.1:8080'

export default defineConfig(({ mode }) => ({
  plugins:
    mode === 'test'
      ? [react()]
      : [
          tanstackRouter({
            target: 'react',
            autoCodeSplitting: true,
            codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
          }),
          react(),
          customMedia(here('./src/ui/theme.css')),
          withoutUnusedStyles(),
          withoutUnreadEnums(),
          withDirectImports(),
          serviceWorker(),
          shared.plugin,
          publicPages(),
          brotli(),
        ],
  resolve: { alias: { '@': here('./src'), 'json-bigint': here('./src/api/plain-json.ts') } },
  build: {
    manifest: true,
    // Browsers of this target preload modules by themselves.
    modulePreload: { polyfill: false },
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    // The app, and the frame in which documents of strangers are read.
    rolldownOptions: {
      input: ['index.html', 'pdf-frame.html'],
      output: { codeSplitting: { groups: [FRAME, ...shared.groups()] } },
    },
  },
  // The frame has an origin without a name.
  server: { cors: { origin: 'null' }, port: 5173, proxy: { '/v1': server, '/status': server, '/api': server } },
  test: {
    projects: [
      // What is pure shares a page and the modules of the app: bringing them for each file was most of what it cost.
      { extends: true, test: { name: 'alone', environment: 'happy-dom', include: ALONE } },
      {
        extends: true,
        test: { name: 'pure', environment: 'happy-dom', isolate: false, include: TESTS, exclude: ALONE },
      },
    ],
  },
}))
