export { PostIdeas, type PostIdea, type PostIdeasProps } from './post-ideas.tsx';
