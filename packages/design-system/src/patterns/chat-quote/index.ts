export { ChatQuote, type ChatQuoteProps } from './chat-quote.tsx';
