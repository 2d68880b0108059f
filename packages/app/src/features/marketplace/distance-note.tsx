import { Link } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

type DistanceNoteProps = {
  /** The ZIP code in the URL, if there is one. */
  zip: string | null;
  /** The member's own ZIP code. */
  ownZip: string | null;
  /** The URL of the same list with distances from the member's own ZIP code. */
  without: string;
};

/** Says from which ZIP code distances are measured, or how to set one. */
export function DistanceNote({ zip, ownZip, without }: DistanceNoteProps) {
  const { i18n } = useLingui();
  if (zip !== null) {
    return (
      <>
        {i18n._('From the ZIP code {zip}.', { zip })}{' '}
        <Link href={without}>{i18n._('Clear this ZIP code')}</Link>
      </>
    );
  }
  if (ownZip === null) {
    return <Link href="/settings/place">{i18n._('Enter your ZIP code to search by distance')}</Link>;
  }
  return (
    <>
      {i18n._('From your ZIP code, {zip}.', { zip: ownZip })}{' '}
      <Link href="/settings/place">{i18n._('Change your ZIP code')}</Link>
    </>
  );
}
