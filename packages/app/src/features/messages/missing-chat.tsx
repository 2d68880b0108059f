import { Button, EmptyState, IconMessage, Link } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../platform/error-text.ts';
import type { LeftGroup } from './use-left-group.ts';

/** Says why the chat in the URL is not shown. */
export function MissingChat({ left: { state, isOfGroup, error, retry } }: { left: LeftGroup }) {
  const { i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const isSettled = state !== 'checking';
  useEffect(() => {
    // The focus is lost if it was in the chat when the chat disappeared.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const heading = root.current?.querySelector('h2');
    if (!isSettled || !isLost || heading === null || heading === undefined) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isSettled]);

  const titles = {
    checking: i18n._('Loading…'),
    left: i18n._('You are no longer in this chat.'),
    unknown: i18n._('This chat is not available'),
  };
  const title = state === 'checking' || state === 'left' ? titles[state] : titles.unknown;
  const reason = isOfGroup
    ? i18n._('It follows a group, and you are no longer in this group.')
    : i18n._('You have left it, or an owner has removed you.');
  const descriptions = {
    checking: undefined,
    left: reason,
    failed: errorText(i18n, error, i18n._('Error fetching Chat')),
    present: i18n._('It may have been deleted, or the link is incomplete.'),
  };
  return (
    <EmptyState
      ref={root}
      role="status"
      headingLevel={2}
      icon={<IconMessage size="lg" />}
      title={title}
      description={descriptions[state ?? 'present']}
      action={
        state === 'checking' ? undefined : state === 'failed' ? (
          <Button onClick={retry}>{i18n._('Try again')}</Button>
        ) : (
          <Link href="/messages" standalone>
            {i18n._('Back to all chats')}
          </Link>
        )
      }
    />
  );
}
