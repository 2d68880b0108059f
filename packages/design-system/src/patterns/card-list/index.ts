export { CardList, type CardListProps } from './card-list.tsx';
