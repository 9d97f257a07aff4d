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
] as const;
