export type { Assets, Frame } from './pages/frame.ts';
export type {
  BotInput,
  HomeInput,
  LadderHeadToHeadInput,
  LadderInput,
  MatchesInput,
  MatchInput,
  MethodInput,
  PageInput,
  TournamentHeadToHeadInput,
  TournamentInput,
} from './pages/page-input.ts';
export { fileOf } from './pages/paths.ts';
export { CONTENT_SECURITY_POLICY } from './pages/policy.ts';
export { renderPage } from './pages/render-page.tsx';
export { LANGUAGES, type Language } from './words/language.ts';
