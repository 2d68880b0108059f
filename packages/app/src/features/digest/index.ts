export { createDigests, type DigestChange, type DigestPreferences } from './digests.ts';
export { storeTimeZone } from './store-time-zone.ts';
