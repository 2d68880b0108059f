export { SideCard, type SideCardProps } from './side-card.tsx';
