export type { Assets, Frame } from './pages/frame.ts';
export type { HomeInput, PageInput } from './pages/page-input.ts';
export { renderPage } from './pages/render-page.tsx';
export { LANGUAGES, type Language } from './words/language.ts';
