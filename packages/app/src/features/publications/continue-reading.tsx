import { Button, IconBook } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMember } from '../../app-context.tsx';
import { progressStore } from './persisted-progress.ts';
import type { Resource } from './publications.ts';

const pause = 300;
/** Progress is saved only from this paragraph on. */
const begun = 3;
/** The height that the sticky header covers. */
const top = 120;

const paragraphs = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main [data-component="prose"] > *'),
];

/**
 * Saves which paragraph is being read, and scrolls to that paragraph on the next visit. The number of a paragraph does
 * not depend on the text size.
 */
export function ContinueReading({ resource: { _id: id } }: { resource: Resource }) {
  const { i18n } = useLingui();
  const reader = useMember()?._id ?? null;
  const [left, setLeft] = useState(
    () =>
      progressStore(() => localStorage, reader)
        .read()
        .get(id)?.at ?? 0,
  );

  const keep = useEffectEvent(() => {
    const places = progressStore(() => localStorage, reader);
    const all = paragraphs();
    const at = all.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > top);
    const isEnd = at === -1 || (all.at(-1)?.getBoundingClientRect().bottom ?? 0) <= innerHeight;
    if (isEnd) places.save(id, { at: 0, isDone: true });
    else if (at >= begun) places.save(id, { at, isDone: false });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        keep();
      }, pause);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, []);

  if (left < begun) return null;
  const continueReading = () => {
    setLeft(0);
    const paragraph = paragraphs()[left];
    if (paragraph === undefined) return;
    if (!paragraph.hasAttribute('tabindex')) paragraph.tabIndex = -1;
    paragraph.scrollIntoView({ block: 'start' });
    paragraph.focus({ preventScroll: true });
  };
  return (
    <Button leadingIcon={<IconBook />} onClick={continueReading}>
      {i18n._('Continue reading')}
    </Button>
  );
}
