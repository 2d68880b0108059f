export { LinkedText, type LinkedTextProps } from './linked-text.tsx';
