import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the API answers itself; every other path is the web application's. */
const API_PATHS = [
  '/graphql',
  '/uploadFile',
  '/files',
  '/imagenes',
  '/sso',
  '/health',
  '/ready',
  '/metrics',
  '/csp',
]

export default defineConfig({
  root: 'apps/web',
  cacheDir: '../../.cache/vite',
  plugins: [react()],
  resolve: {
    // The address that the types know leads to CommonJS, which is bundled whole.
    alias: { 'antd/locale/es_ES': 'antd/es/locale/es_ES' },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    sourcemap: true,
    // The content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    // These packages do not say that importing them does nothing by itself: without it, who takes
    // one name of a package loads all of it, and the shell loaded every form.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The signs of most pages are smaller in one file than in a file each.
            { name: 'signs', test: /@ant-design\/icons(-svg)?\//, minShareCount: 30 },
            // So are the small pieces that most tables show.
            {
              name: 'cells',
              test: /web\/kit\/\w+\/(TextWithHint|StatusTag|columns|values|Amount)\.tsx/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(
      API_PATHS.map((path) => [path, process.env['API_URL'] ?? 'http://127.0.0.1:3001']),
    ),
  },
})
