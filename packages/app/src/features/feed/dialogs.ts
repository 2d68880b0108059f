export { EditPostDialog } from './edit-post-dialog.tsx';
export { HiddenPost } from './hidden-post.tsx';
export { LinkDialog } from '../people/link-dialog.tsx';
export { PostComments } from './post-comments.tsx';
export { ReportDialog } from '../reports/report-dialog.tsx';
