export { headerTypeOf, headersOf } from './attachment-headers.ts';
export { chatChangesOf } from './chat-changes.ts';
export { chatErasureOf } from './chat-erasure.ts';
export { chatRoutes } from './chat-routes.ts';
export { messageNotFound } from './errors.ts';
export { messageCountsOf } from './message-counts.ts';
export { createParticipants } from './participants.ts';
export { messageRoutes } from './routes.ts';
export { createTyping } from './typing.ts';
