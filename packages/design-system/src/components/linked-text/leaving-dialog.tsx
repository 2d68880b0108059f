import { useLinkMessages } from '../../i18n/use-link-messages.ts';
import { Button } from '../button/button.tsx';
import { DialogClose, DialogContent, DialogFooter, DialogRoot } from '../dialog/dialog.tsx';
import { Text } from '../text/text.tsx';
import styles from './leaving-dialog.module.css';
import { relOfMembersLink } from './rel.ts';

type LeavingDialogProps = {
  /** The address of the link. */
  url: URL;
  /** The address as typed. */
  typed: string;
  /** Called when the reader decides to stay, and when the other site opens. */
  onClose: () => void;
};

/** Shows the full address of another site before the reader opens it. */
export function LeavingDialog({ url, typed, onClose }: LeavingDialogProps) {
  const links = useLinkMessages();
  const { host, href, protocol } = url;
  const start = protocol.length + 2;
  // The URL contains letters of other alphabets as Punycode, so look-alike letters cannot deceive the reader.
  const isInternational = host.split('.').some((label) => label.startsWith('xn--'));
  return (
    <DialogRoot onOpenChange={(open) => (open ? undefined : onClose())} open>
      <DialogContent description={links.leavingDescription} size="sm" title={links.leavingTitle}>
        <p className={styles.address} data-part="address" dir="ltr">
          {href.slice(0, start)}
          <strong className={styles.host} data-part="host">
            {host}
          </strong>
          {href.slice(start + host.length)}
        </p>
        {isInternational ? (
          <Text data-part="look-alike" size="sm">
            {links.lookAlike} <bdi>{typed}</bdi>
          </Text>
        ) : null}
        <DialogFooter>
          <DialogClose>
            <Button variant="secondary">{links.stay}</Button>
          </DialogClose>
          <Button asChild>
            <a href={href} onClick={onClose} rel={relOfMembersLink} target="_blank">
              {links.leave}
            </a>
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
