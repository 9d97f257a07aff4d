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
        live: 'src/enhance/live.ts',
      },
    },
  },
  worker: { format: 'es' },
});

/**
 * Makes classic scripts of some entries: what they import is taken in for each anew, as if it were another file, so that they share
 * no code with others; and each is wrapped into a function, since all classic scripts of a page share one scope.
 */
function classicScripts(): Plugin {
  const scriptOf = (file: string) =>
    /[?&]classic=(\w+)/.exec(file)?.[1] ?? CLASSIC.find((name) => file.endsWith(`/src/enhance/${name}.ts`));
  return {
    name: 'classic-scripts',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const script = importer === undefined ? undefined : scriptOf(importer);
        if (script === undefined) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved === null ? null : { ...resolved, id: `${resolved.id}?classic=${script}` };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !CLASSIC.includes(chunk.name)) continue;
          if (chunk.imports.length > 0 || chunk.exports.length > 0) {
            this.error(`${chunk.name} is a classic script and can import nothing: ${chunk.imports.join(', ')}`);
          }
          chunk.code = `(()=>{${chunk.code.trim()}})();\n`;
        }
      },
    },
  };
}
