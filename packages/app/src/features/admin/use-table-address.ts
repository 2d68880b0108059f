import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHasLeft } from '../../router/use-has-left.ts';
import { readTable, toFirstPage, writeTable, type TableRules, type TableView } from './table-address.ts';

/** The cursors of the previous pages, stored in the history entry. */
const trailOf = (state: unknown): readonly (string | null)[] =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail.filter((cursor) => cursor === null || typeof cursor === 'string')
    : [];

/** The state of a table. It is stored in the URL, so that Back, a reload and a link restore the same rows. */
export function useTableAddress<const Rules extends TableRules>(rules: Rules) {
  const [address] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const view = readTable(rules, address);
  const trail = trailOf(state);

  const clean = writeTable(rules, view).toString();
  const isClean = clean === address.toString();
  useEffect(() => {
    if (!isClean) void navigate({ pathname, search: clean }, { replace: true, state });
  }, [clean, isClean, navigate, pathname, state]);

  const show = (next: TableView<Rules>, previous: readonly (string | null)[] = [], replace = false) => {
    const search = writeTable(rules, next).toString();
    if (search !== clean && !hasLeft())
      void navigate({ pathname, search }, { replace, state: { trail: previous } });
  };

  return {
    ...view,
    /** Sets a filter and goes back to the first page. */
    filter: (name: keyof Rules['filters'] & string, value: string) => {
      const next = toFirstPage(new URLSearchParams(clean));
      next.set(name, value);
      // If the reader continues typing, the history entry is replaced, so that Back removes the whole search text.
      const isTypedOn = rules.filters[name] === 'text' && view.filters[name] !== '' && value !== '';
      show(readTable(rules, next), [], isTypedOn);
    },
    sortBy: (sort: Rules['sorts'][number]) => show({ ...view, sort, cursor: null, page: 1 }),
    reset: () => show(readTable(rules, new URLSearchParams())),
    isFiltered: Object.values<string>(view.filters).some((value) => value !== ''),
    /** The props for paging. `nextCursor` is the cursor that the server has sent. */
    pagingTo: (nextCursor: string | null) => ({
      page: view.page,
      onPrevious:
        view.cursor === null
          ? undefined
          : () => {
              // A shared URL comes without the cursors of the previous pages, so `onPrevious` leads to the first page.
              const before = trail.at(-1) ?? null;
              const page = before === null ? 1 : view.page - 1;
              show({ ...view, cursor: before, page }, trail.slice(0, -1));
            },
      onNext:
        nextCursor === null
          ? undefined
          : () => show({ ...view, cursor: nextCursor, page: view.page + 1 }, [...trail, view.cursor]),
    }),
  };
}
