export { EditorLayout, type EditorLayoutProps, type EditorView } from './editor-layout.tsx';
