/**
 * The parts of the app that load by themselves soon after other modules, by the module that loads them. All paths begin
 * in `src`. All other parts wait for an action of the reader.
 */
export const soonAfter: Readonly<Record<string, readonly string[]>> = {
  'create-app.tsx': ['shell/footer.tsx', 'failures/failure-screen.tsx', 'platform/start-service-worker.ts'],
  'shell/member-shell.tsx': ['features/people/people-search.tsx', 'realtime/connect-member.ts'],
  'features/feed/feed-screen.tsx': [
    'features/events/upcoming-events-card.tsx',
    'features/liturgy/today-in-the-church.tsx',
    'features/parishes/my-parish-card.tsx',
  ],
  'features/parishes/parish-screen.tsx': ['features/parishes/parish-content-list.tsx'],
};
