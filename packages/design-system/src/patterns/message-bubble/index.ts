export { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
export type { MessageContent, MessageLabels } from './message-content.tsx';
