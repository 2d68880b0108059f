import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { peopleSearch } from '../features/people/index.ts';
import { useLazyPart } from './use-lazy-part.ts';

/** The state of the search. On a narrow screen, the search covers the header, and the side menu can also open it. */
export function useMemberSearch() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const part = useLazyPart(peopleSearch, i18n._('The search could not be loaded. Please try again.'));
  const root = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(pathname);

  // The search closes when the page changes.
  if (place !== pathname) {
    setPlace(pathname);
    if (part.isOpen) part.change(false);
  }

  /** Focuses the field. A narrow header opens it first. */
  const focus = () => {
    const field = root.current?.querySelector('input');
    if (field?.checkVisibility() === true) field.focus();
    else part.change(true);
  };

  return { ...part, root, focus };
}
