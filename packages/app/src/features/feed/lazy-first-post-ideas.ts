import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { FirstPostIdeasProps } from './first-post-ideas.tsx';

export const firstPostIdeas = lazyScreen<FirstPostIdeasProps>(
  async () => (await import('./first-post-ideas.tsx')).FirstPostIdeas,
);
