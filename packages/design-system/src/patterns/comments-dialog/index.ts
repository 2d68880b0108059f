export { CommentsDialog, type CommentsDialogProps } from './comments-dialog.tsx';
export { type CommentView } from './comment-item.tsx';
