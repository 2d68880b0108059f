import type { MachineDoc } from '../../platform/machine-doc.ts';
import type { chatMachine } from './chat.machine.ts';

export const chatDoc: MachineDoc<typeof chatMachine> = {
  purpose:
    'Keeps the messages of an open chat complete and in order, whatever happens to the connection, and reports how far the member has read.',
  states: {
    open: 'The chat is open. Its four regions run in parallel.',
    'open.sync': 'The newest messages, and the connection that brings them.',
    'open.sync.loading': 'The chat and its newest messages are being loaded.',
    'open.sync.loadFailed': 'Loading failed. It is tried again after a pause, which grows.',
    'open.sync.evaluating': 'Decides by the connection and the known messages what is next. Left at once.',
    'open.sync.offline': 'There is no socket. The chat is polled.',
    'open.sync.catchingUp': 'The messages after the last one are being fetched, page by page.',
    'open.sync.fetchingChanges':
      'The edits and deletions after the last known one are being fetched, page by page.',
    'open.sync.catchUpFailed': 'Fetching failed. It is tried again after a pause, which grows.',
    'open.sync.live': 'Every message arrives through the socket.',
    'open.sync.live.idle': 'No message is missing.',
    'open.sync.live.awaitingEcho': 'The server stored an own message, whose event is still to arrive.',
    'open.sync.notFound': 'The chat does not exist for this member, or was deleted.',
    'open.older': 'The history above the messages that are shown.',
    'open.older.idle': 'Nothing is being fetched.',
    'open.older.loading': 'A page of older messages is being fetched.',
    'open.older.failed': 'Fetching older messages failed.',
    'open.view': 'The range of messages that is shown.',
    'open.view.newest': 'The newest messages are shown.',
    'open.view.loadingAround': 'The messages around a searched one are being fetched.',
    'open.view.aroundFailed': 'Fetching them failed. The messages shown before stay.',
    'open.view.around': 'The messages around a searched one are shown, until they reach the newest.',
    'open.view.around.idle': 'Nothing is being fetched.',
    'open.view.around.loading': 'A page of newer messages is being fetched.',
    'open.view.around.failed': 'Fetching newer messages failed.',
    'open.reading': 'How far the member has read, as the server knows it.',
    'open.reading.idle': 'There is nothing to report.',
    'open.reading.checking': 'Decides whether there is something to report. Left at once.',
    'open.reading.debouncing': 'Waits a moment, so that a scroll is reported once.',
    'open.reading.reporting': 'The position is being sent.',
    'open.reading.failed': 'Reporting failed. It is tried again later.',
    closed: 'The session ended. The machine has stopped.',
  },
};
