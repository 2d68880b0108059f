export { CommentsDialog, type CommentedPost, type CommentsDialogProps } from './comments-dialog.tsx';
export { type CommentView } from './comment-item.tsx';
