import { defineConfig, type Plugin } from 'vite';

/** Scripts that every page loads as classic ones: a module is not loaded from a disk, and never before the first paint. */
const CLASSIC = ['theme', 'page'];

/**
 * What runs in the reader's browser. The pages themselves are rendered by Node when the site is published; they find these files,
 * whose names carry a hash of their content, by the manifest.
 */
export default defineConfig({
  base: './',
  publicDir: 'src/static',
  plugins: [classicScripts()],
  build: {
    outDir: 'dist/assets',
    assetsDir: '',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: {
        site: 'src/styles/site.css',
        theme: 'src/enhance/theme.ts',
        page: 'src/enhance/page.ts',
        match: 'src/replay/island/main.tsx',
        matchStyle: 'src/styles/match.css',
        verify: 'src/verify/main.tsx',
      },
    },
  },
  worker: { format: 'es' },
});

/** Wraps the classic scripts into functions, since all of them share one scope, and refuses what only a module can do. */
function classicScripts(): Plugin {
  return {
    name: 'classic-scripts',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !CLASSIC.includes(chunk.name)) continue;
          if (chunk.imports.length > 0 || chunk.exports.length > 0) {
            this.error(
              `${chunk.name} is loaded as a classic script and must not share code: ${chunk.imports.join(', ')}`,
            );
          }
          chunk.code = `(()=>{${chunk.code.trim()}})();\n`;
        }
      },
    },
  };
}
