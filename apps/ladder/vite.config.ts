import { defineConfig } from 'vite';

/**
 * What runs in the reader's browser. The pages themselves are rendered by Node when the site is published; they find these files,
 * whose names carry a hash of their content, by the manifest.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist/assets',
    assetsDir: '',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        site: 'src/styles/site.css',
        theme: 'src/enhance/theme.ts',
        page: 'src/enhance/page.ts',
      },
    },
  },
  worker: { format: 'es' },
});
