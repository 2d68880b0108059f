import { SmallFooter } from '@parvis/design-system';
import { useFooterEnd } from './use-footer-end.tsx';

/** The footer of the pages of the staff, who work there and need no newsletter. */
export function StaffFooter() {
  const { end, dialog } = useFooterEnd();
  return (
    <>
      <SmallFooter {...end} />
      {dialog}
    </>
  );
}
