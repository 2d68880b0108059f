export { indexServices, repairServiceTimes } from './service-index.ts';
export { HOLY_DAY, VIGIL } from './service-rows.ts';
export { timeZoneOfZip } from './time-zone-of-zip.ts';
export { upcomingServices } from './upcoming-services.ts';
