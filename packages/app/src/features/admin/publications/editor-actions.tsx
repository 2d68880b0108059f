import { Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

export type EditorAction = 'save' | 'publish' | 'unpublish' | 'removePicture';

interface EditorActionsProps {
  isPublished: boolean;
  /** The action that runs or waits for a picture. */
  pending: EditorAction | null;
  onPublish: () => void;
  onUnpublish: () => void;
  onClose: () => void;
}

/** The buttons of the editor. The button that submits the form saves. */
export function EditorActions({ isPublished, pending, onPublish, onUnpublish, onClose }: EditorActionsProps) {
  const { i18n } = useLingui();
  return (
    <Stack direction="row" gap={3} wrap>
      {isPublished ? (
        <>
          <Button loading={pending === 'save'} type="submit">
            {i18n._('Save changes')}
          </Button>
          <Button loading={pending === 'unpublish'} onClick={onUnpublish} variant="secondary">
            {i18n._('Unpublish')}
          </Button>
        </>
      ) : (
        <>
          <Button loading={pending === 'publish'} onClick={onPublish}>
            {i18n._('Publish')}
          </Button>
          <Button loading={pending === 'save'} type="submit" variant="secondary">
            {i18n._('Save draft')}
          </Button>
        </>
      )}
      <Button onClick={onClose} variant="ghost">
        {i18n._('Close')}
      </Button>
    </Stack>
  );
}
