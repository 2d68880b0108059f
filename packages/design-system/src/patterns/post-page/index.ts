export { CommentsPanel, type CommentsPanelProps } from './comments-panel.tsx';
export { PostPage, type PostPageProps } from './post-page.tsx';
