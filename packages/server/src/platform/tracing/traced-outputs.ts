import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Bus, BusMessage } from '../realtime/cluster/bus.ts';
import { endAfter, runInSpan, traced } from './spans.ts';
import type { Tracing } from './tracing.ts';

const outside = { kind: 'client' } as const;

/** Traces the operations on single files. A read ends when its first bytes can be read. */
export const traceFileStore = (store: FileStore): FileStore => ({
  put: (key, sourcePath) => traced('file put', outside, () => store.put(key, sourcePath)),
  open: (key, range) => traced('file open', outside, () => store.open(key, range)),
  openWhole: (key) => traced('file open', outside, () => store.openWhole(key)),
  presign: (key, response) => traced('file presign', outside, () => store.presign(key, response)),
  size: (key) => traced('file size', outside, () => store.size(key)),
  copy: (fileId, copyId) => traced('file copy', outside, () => store.copy(fileId, copyId)),
  remove: (fileId) => traced('file remove', outside, () => store.remove(fileId)),
  list: () => store.list(),
  listBefore: (time) => store.listBefore(time),
  removeUnfinished: (time) => store.removeUnfinished(time),
});

export const traceMailer = (mailer: Mailer): Mailer => ({
  send: (mail) => traced('mail send', outside, () => mailer.send(mail)),
  sweep: (before) => mailer.sweep(before),
  close: () => mailer.close(),
});

/**
 * Traces the events that servers send to each other. A batch is a trace of its own, because it has the events of
 * several requests. Each receiver continues it.
 */
export function traceBus(bus: Bus, tracing: Tracing): Bus {
  const withSpan = async (work: () => Promise<BusMessage>): Promise<BusMessage> => {
    const span = tracing.startTrace('events send', { kind: 'producer' });
    return endAfter(span, async () => {
      const message = await work();
      if (message.kind !== 'events') return message;
      span.set({ 'messaging.batch.message_count': message.events.length });
      return { ...message, traceparent: span.traceparent };
    });
  };

  return {
    id: bus.id,
    isShared: bus.isShared,
    start: (handler) =>
      bus.start({
        joined: (others) => handler.joined(others),
        lost: () => handler.lost(),
        received: (from, message) => {
          if (message.kind !== 'events' || message.traceparent === undefined || from === bus.id) {
            handler.received(from, message);
            return;
          }
          const span = tracing.startTrace('events deliver', {
            kind: 'consumer',
            traceparent: message.traceparent,
            attributes: { 'messaging.batch.message_count': message.events.length },
          });
          runInSpan(span, () => handler.received(from, message));
          span.end();
        },
      }),
    publish: (message) => bus.publish(message),
    publishInTurn: (userIds, work) => bus.publishInTurn(userIds, () => withSpan(work)),
    restart: () => bus.restart(),
    close: () => bus.close(),
  };
}
