export { createDigests, type DigestChange, type DigestPreferences } from './digests.ts';
