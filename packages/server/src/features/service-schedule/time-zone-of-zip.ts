const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

/** The time zone of each state, or of most of it. */
const ofStates: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AL: central,
  AR: central,
  AS: 'Pacific/Pago_Pago',
  AZ: 'America/Phoenix',
  CA: pacific,
  CO: mountain,
  FM: 'Pacific/Pohnpei',
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  IA: central,
  ID: 'America/Boise',
  IL: central,
  IN: 'America/Indiana/Indianapolis',
  KS: central,
  LA: central,
  MH: 'Pacific/Majuro',
  MI: 'America/Detroit',
  MN: central,
  MO: central,
  MP: 'Pacific/Guam',
  MS: central,
  MT: mountain,
  ND: central,
  NE: central,
  NM: mountain,
  NV: pacific,
  OK: central,
  OR: pacific,
  PR: 'America/Puerto_Rico',
  PW: 'Pacific/Palau',
  SD: central,
  TN: central,
  TX: central,
  UT: mountain,
  VI: 'America/Puerto_Rico',
  WA: pacific,
  WI: central,
  WY: mountain,
};

/** The areas of ZIP codes that do not have the time zone of most of their state, by their first three digits. */
const ofAreas: Readonly<Record<string, string>> = {
  // The west of Florida, Indiana and Kentucky.
  '324': central,
  '325': central,
  '463': central,
  '464': central,
  '476': central,
  '477': central,
  '420': central,
  '421': central,
  '422': central,
  '423': central,
  '424': central,
  // The east of Tennessee.
  '373': eastern,
  '374': eastern,
  '376': eastern,
  '377': eastern,
  '378': eastern,
  '379': eastern,
  // The west of the Dakotas, Nebraska and Texas.
  '577': mountain,
  '586': mountain,
  '693': mountain,
  '798': mountain,
  '799': mountain,
  '885': mountain,
  // The north of Idaho, and the east of Oregon.
  '835': pacific,
  '838': pacific,
  '979': 'America/Boise',
};

/**
 * Returns the time zone of most places with a ZIP code. A few counties differ from the area of their code, so a parish
 * can name its own zone.
 */
export const timeZoneOfZip = (zip: string, state: string): string =>
  ofAreas[zip.slice(0, 3)] ?? ofStates[state] ?? eastern;
