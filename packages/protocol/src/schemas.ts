export { SCHEMAS } from './generated/schemas.ts';
