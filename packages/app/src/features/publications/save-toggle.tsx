import { IconBookmark, IconBookmarkFilled, ToggleButton, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Resource } from './publications.ts';
import { usePublications } from './use-publications.ts';

interface SaveToggleProps {
  resource: Resource;
  /** On a card, the button shows only an icon. */
  isOnCard?: boolean;
}

export function SaveToggle({ resource, isOnCard = false }: SaveToggleProps) {
  const { i18n } = useLingui();
  const { save } = usePublications();
  if (save === undefined) return null;
  const { saved, title } = resource;
  return (
    <ToggleButton
      leadingIcon={saved ? <IconBookmarkFilled /> : <IconBookmark />}
      onPressedChange={(wanted) => void save(resource, wanted)}
      pressed={saved}
      size={isOnCard ? 'sm' : 'md'}
    >
      {isOnCard ? <VisuallyHidden>{i18n._('Save {title}', { title })}</VisuallyHidden> : i18n._('Save')}
    </ToggleButton>
  );
}
