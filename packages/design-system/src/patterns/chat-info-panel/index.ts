export { ChatInfoPanel, type ChatInfoPanelProps, type ConversationSearch } from './chat-info-panel.tsx';
