export { Card, CardLink, type CardLinkProps, type CardProps } from './card.tsx';
