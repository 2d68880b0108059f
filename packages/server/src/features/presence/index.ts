export { presenceAnnouncements } from './presence.ts';
export { createPresenceWatcher } from './watcher.ts';
