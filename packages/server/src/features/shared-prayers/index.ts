export { slotsOfMember, type MemberSlot } from './member-slots.ts';
export { handleSharedPrayerJobs } from './reminders.ts';
export { sharedPrayerRoutes } from './routes.ts';
