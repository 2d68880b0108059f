export { AnsweredDialog } from './answered-dialog.tsx';
export { EditPostDialog } from './edit-post-dialog.tsx';
export { HiddenPost } from './hidden-post.tsx';
export { LinkDialog } from '../people/index.ts';
export { PostComments } from './post-comments.tsx';
export { ReportDialog } from '../reports/index.ts';
