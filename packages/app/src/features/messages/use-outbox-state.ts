import { useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from './outbox.ts';

/** All unsent messages. */
export const useOutboxState = ({ subscribe, getSnapshot }: Outbox): OutboxState =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
