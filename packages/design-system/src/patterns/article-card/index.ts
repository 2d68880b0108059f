export { ArticleCard, type ArticleCardProps } from './article-card.tsx';
export { ArticleCardSkeleton, type ArticleCardSkeletonProps } from './article-card-skeleton.tsx';
