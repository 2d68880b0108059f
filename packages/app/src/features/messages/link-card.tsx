import type { Schemas } from '@parvis/api-client';
import { LinkPreview } from '@parvis/design-system';
import { linkPreviewProps } from '../../platform/link-preview-props.ts';
import { useIsPhone } from '../../platform/use-window-width.ts';

interface LinkCardOfChatProps {
  preview: Schemas['LinkPreview'];
  /** Whether to leave out the picture. A stranger can choose the picture of a page. */
  isPictureHidden: boolean;
}

/** The page to which a message links. On a phone, a bubble is too narrow for the description. */
export function LinkCardOfChat({ preview, isPictureHidden }: LinkCardOfChatProps) {
  const isPhone = useIsPhone();
  const { description, image } = preview;
  const shown = {
    ...preview,
    description: isPhone ? '' : description,
    image: isPictureHidden ? null : image,
  };
  return <LinkPreview {...linkPreviewProps(shown)} />;
}
