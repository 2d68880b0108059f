export type { SearchResultPart } from './keyed-parts.ts';
export { SearchResult, type SearchResultProps } from './search-result.tsx';
export { SearchResultSkeleton, type SearchResultSkeletonProps } from './search-result-skeleton.tsx';
