import type { Schemas } from '@parvis/api-client';

/** The privacy policy promises an answer to requests about personal data within this time. */
const timeLimit = 48 * 60 * 60 * 1000;

/** The deadline for the answer. Null if there is no deadline, or if the message is answered. */
export const dueAt = ({
  kind,
  createdAt,
  answer,
}: Pick<Schemas['Contact'], 'kind' | 'createdAt' | 'answer'>): Date | null =>
  kind === 'privacy' && answer === null ? new Date(Date.parse(createdAt) + timeLimit) : null;

/** Whether the deadline has passed. */
export const isLate = (contact: Parameters<typeof dueAt>[0], now: number): boolean => {
  const due = dueAt(contact);
  return due !== null && due.getTime() < now;
};
