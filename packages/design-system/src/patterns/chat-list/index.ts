export { ChatList, type ChatListProps, type ChatSummary } from './chat-list.tsx';
