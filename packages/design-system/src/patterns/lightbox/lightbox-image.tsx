import { useState, type MouseEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import { plainFileName } from '../file-attachment/file-name.ts';
import styles from './lightbox.module.css';
import type { LightboxPicture } from './lightbox-picture.ts';

/** Shows the picture, a placeholder while it loads, or the error message. */
export function LightboxImage({ picture }: { picture: LightboxPicture }) {
  const chat = useChatMessages();
  const [result, setResult] = useState<{ readonly src: string; readonly state: 'loaded' | 'failed' } | null>(
    null,
  );
  const { name, src, description = '', width, height, placeholder, error, onRetry } = picture;
  const state = result !== null && result.src === src ? result.state : 'loading';
  const isRefused = error !== undefined && error !== null;

  const handleRetry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button is removed, so the dialog gets the focus. Its keys then still work.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
    setResult(null);
    onRetry?.();
  };

  if (isRefused || state === 'failed') {
    return (
      <Stack align="center" gap={3}>
        <Text role="alert" tone="danger">
          {error ?? chat.fileFailed}
        </Text>
        {isRefused && onRetry === undefined ? null : (
          <Button onClick={handleRetry} variant="secondary">
            {chat.retry}
          </Button>
        )}
      </Stack>
    );
  }
  const backdrop = state === 'loaded' ? null : pictureOfThumbHash(placeholder);
  return (
    <>
      {src === undefined ? null : (
        <img
          alt={description.trim() === '' ? plainFileName(name) : description}
          className={styles.image}
          decoding="async"
          draggable={false}
          height={height}
          onError={() => setResult({ src, state: 'failed' })}
          onLoad={() => setResult({ src, state: 'loaded' })}
          src={src}
          style={{ backgroundImage: backdrop === null ? undefined : `url("${backdrop}")` }}
          width={width}
        />
      )}
      {state === 'loaded' ? null : (
        <span className={styles.waiting} data-part="waiting">
          <Spinner label={chat.loadingFile} />
        </span>
      )}
    </>
  );
}
