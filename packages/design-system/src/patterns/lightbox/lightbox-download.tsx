import { Button } from '../../components/button/button.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { IconDownload } from '../../icons/download.tsx';
import { plainFileName } from '../file-attachment/file-name.ts';
import type { LightboxPicture } from './lightbox-picture.ts';

/**
 * The download button. It becomes a link as soon as the address is known. The link is a plain anchor, because
 * the router must not handle it.
 */
export function LightboxDownload({ picture }: { picture: LightboxPicture }) {
  const chat = useChatMessages();
  const { downloadHref, onDownload } = picture;
  const name = plainFileName(picture.name);
  const looks = {
    'aria-label': `${chat.download}: ${name}`,
    leadingIcon: <IconDownload size="sm" />,
    variant: 'secondary',
  } as const;
  if (downloadHref !== undefined) {
    return (
      <Button {...looks} asChild>
        <a download={name} href={downloadHref}>
          {chat.download}
        </a>
      </Button>
    );
  }
  return onDownload === undefined ? null : (
    <Button {...looks} onClick={onDownload}>
      {chat.download}
    </Button>
  );
}
