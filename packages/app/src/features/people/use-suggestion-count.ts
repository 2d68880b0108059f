import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { suggestionsQuery } from './suggestions.ts';

/** How many members are suggested to the reader; undefined while it is unknown. */
export function useSuggestionCount(): number | undefined {
  return useQuery(suggestionsQuery(useApp().api)).data?.length;
}
