import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { PeopleSearchProps } from './people-search.tsx';

export const peopleSearch = lazyScreen<PeopleSearchProps>(
  async () => (await import('./people-search.tsx')).PeopleSearch,
);
