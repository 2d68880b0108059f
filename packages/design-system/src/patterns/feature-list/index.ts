export { FeatureList, type FeatureListProps } from './feature-list.tsx';
