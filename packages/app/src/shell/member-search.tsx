import { useLingui } from '@lingui/react';
import { HeaderSearch, Skeleton } from '@parvis/design-system';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OptionalPart } from '../failures/optional-part.tsx';
import { whenIdle } from '../platform/when-idle.ts';
import { peopleSearch } from '../features/people/index.ts';
import type { useMemberSearch } from './use-member-search.ts';

interface MemberSearchProps {
  search: ReturnType<typeof useMemberSearch>;
}

/** The search for people in the header. The code of the field loads later, so that the page does not wait for it. */
export function MemberSearch({ search: { isUsed, isOpen, change, root } }: MemberSearchProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);

  const place = <Skeleton shape="block" height="2.75rem" />;
  return (
    <HeaderSearch label={i18n._('Search people')} open={isOpen} onOpenChange={change} ref={root}>
      {isDue || isUsed ? (
        <OptionalPart retryKey={pathname} retry={peopleSearch.retry}>
          <Suspense fallback={place}>
            <peopleSearch.Screen onChosen={() => change(false)} />
          </Suspense>
        </OptionalPart>
      ) : (
        place
      )}
    </HeaderSearch>
  );
}
