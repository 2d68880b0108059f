export { QuoteRotator, type Quote, type QuoteRotatorProps } from './quote-rotator.tsx';
