export { ChatThread, type ChatThreadProps } from './chat-thread.tsx';
export type { ThreadMessage } from './thread-rows.ts';
