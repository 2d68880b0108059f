import type { Schemas } from '@parvis/api-client';

/** Within which requests about one's own data are answered, as the privacy policy promises. */
const promised = 48 * 60 * 60 * 1000;

/** Until when a message is to be answered; null where nothing is promised, or it is. */
export const dueAt = ({
  kind,
  createdAt,
  answer,
}: Pick<Schemas['Contact'], 'kind' | 'createdAt' | 'answer'>): Date | null =>
  kind === 'privacy' && answer === null ? new Date(Date.parse(createdAt) + promised) : null;

/** Whether it should have been answered by now. */
export const isLate = (contact: Parameters<typeof dueAt>[0], now: number): boolean => {
  const due = dueAt(contact);
  return due !== null && due.getTime() < now;
};
