import type { ReportsTable } from '../../platform/database/schema.ts';

const RECEIVED = 'Thank you. Our moderators will review it within 24 hours.';
const EMERGENCY = 'If somebody is in danger now, please call the emergency services.';
const AGAIN = 'You have already reported this. We are looking at it.';

export function reportMessage(category: ReportsTable['category'], isNew: boolean): string {
  const message = isNew ? RECEIVED : AGAIN;
  return category === 'safeguarding' ? `${message} ${EMERGENCY}` : message;
}
