export { VerseCard, type VerseCardProps } from './verse-card.tsx';
