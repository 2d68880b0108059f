export { ResourceCard, type ResourceCardProps } from './resource-card.tsx';
