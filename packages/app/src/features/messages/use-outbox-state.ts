import { useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from './outbox.ts';

/** What is not sent yet, message by message. */
export const useOutboxState = ({ subscribe, getSnapshot }: Outbox): OutboxState =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
