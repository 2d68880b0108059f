export { ChatInfoPanel, type ChatInfoPanelProps, type ConversationSearch } from './chat-info-panel.tsx';
export type { FoundMessage } from './found-messages.tsx';
