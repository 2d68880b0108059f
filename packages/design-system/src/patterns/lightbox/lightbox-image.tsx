import { useState } from 'react';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Text } from '../../components/text/text.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import { plainFileName } from '../file-attachment/file-name.ts';
import styles from './lightbox.module.css';
import type { LightboxPicture } from './lightbox.tsx';

/** The picture, or what stands there until it is loaded, or why it is not. */
export function LightboxImage({ picture }: { picture: LightboxPicture }) {
  const chat = useChatMessages();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { name, src, description = '', width, height, placeholder, error } = picture;
  const failed = state === 'failed' || (error !== undefined && error !== null);
  if (failed) {
    return (
      <Text role="alert" tone="danger">
        {error ?? chat.fileFailed}
      </Text>
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
          onError={() => setState('failed')}
          onLoad={() => setState('loaded')}
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
