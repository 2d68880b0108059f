export { LiturgicalDayCard, type LiturgicalDayCardProps } from './liturgical-day-card.tsx';
