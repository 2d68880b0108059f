export { ListSearch } from './list-search.tsx';
export { listState } from './list-state.ts';
export { Markdown } from './markdown.tsx';
export { PublicData } from './public-data.tsx';
export { PublicationPicture } from './publication-picture.tsx';
export { languageOf } from './reading-language.ts';
export { ReadingState } from './reading-state.tsx';
export { ShareButton } from './share-button.tsx';
