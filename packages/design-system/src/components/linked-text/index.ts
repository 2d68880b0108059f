export { LinkedText, type LinkedMention, type LinkedTextProps } from './linked-text.tsx';
