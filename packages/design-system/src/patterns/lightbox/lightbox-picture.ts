import type { ReactNode } from 'react';

export type LightboxPicture = {
  readonly id: string;
  /** The file's name: it names the dialog. Marks that would make it read as another are left out. */
  readonly name: string;
  /** What is to be seen; without it the name is read out. */
  readonly description?: string | undefined;
  /** The address; without it the picture is still being loaded. */
  readonly src?: string | undefined;
  /** The size in pixels: it is never drawn larger. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A ThumbHash in base64, shown until the picture is there. */
  readonly placeholder?: string | null | undefined;
  /** Who sent it, and when. */
  readonly caption?: ReactNode;
  /** What went wrong when it was loaded. */
  readonly error?: ReactNode;
  /** Called to load it again after an error. Without it that is final. */
  readonly onRetry?: (() => void) | undefined;
  /** Where it is downloaded from. */
  readonly downloadHref?: string | undefined;
  /** Called to download it, where its address is not known before. */
  readonly onDownload?: (() => void) | undefined;
};
