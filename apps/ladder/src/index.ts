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
export type { LedgerSource } from './publish/ledger-source.ts';
export { PUBLISH_ERROR_CODES, PublishError, type PublishErrorCode } from './publish/publish-error.ts';
export { type PublishOptions, type PublishProgress, type PublishSummary, publishSite } from './publish/publish-site.ts';
export { LANGUAGES, type Language } from './words/language.ts';
