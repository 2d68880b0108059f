import { FileAttachment } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Bulletin } from './use-bulletins.ts';

interface BulletinRowProps {
  bulletin: Bulletin;
  onRemove?: () => void;
}

/** A bulletin with its day, to open or to download. */
export function BulletinRow({ bulletin: { title, day, bytes, url }, onRemove }: BulletinRowProps) {
  const { i18n } = useLingui();
  const date = i18n.date(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <FileAttachment
      downloadHref={url}
      kind="document"
      name={`${title}.pdf`}
      nameText={`${title}, ${date}`}
      onRemove={onRemove}
      size={bytes}
    />
  );
}
