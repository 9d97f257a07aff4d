import { FIELD_NAMES, type FieldName } from './validate.ts';

/** What concerns only the machine that plays, decides no result, and may be given anew when a run is taken up again. */
export const ADJUSTABLE = [
  'tables',
  'calibrate',
  'host',
  'port',
  'connectMs',
  'prepareMs',
  'returnMs',
  'outageMs',
  'absent',
  'registry',
  'tlsCert',
  'tlsKey',
  'trustProxy',
  'origins',
  'limits',
] as const satisfies readonly FieldName[];

/**
 * What decides the results of a tournament, and so must be the same when it is taken up again: every other option. The bots are compared
 * by themselves.
 */
export const FIXED = FIELD_NAMES.filter(isFixed);

function isFixed(field: FieldName): field is Exclude<FieldName, (typeof ADJUSTABLE)[number] | 'bots'> {
  return field !== 'bots' && !(ADJUSTABLE as readonly FieldName[]).includes(field);
}
