export { chatEvents } from './chat-events.ts';
export { chatPath, chatRequestPath, chatWithPath } from './chat-path.ts';
export { requestsChanged } from './chat-requests.ts';
export { chatKeys, putChat } from './chats.ts';
export { MessagesPanel } from './messages-panel.tsx';
export { messagingOf, type Messaging } from './messaging.ts';
export { useEnquiry } from './use-chats.ts';
