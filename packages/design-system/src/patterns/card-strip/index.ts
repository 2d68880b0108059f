export { CardStrip, type CardStripItem, type CardStripProps } from './card-strip.tsx';
