export { sharedPrayerList } from './lazy-shared-prayer-list.ts';
