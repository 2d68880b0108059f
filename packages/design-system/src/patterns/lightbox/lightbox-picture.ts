import type { ReactNode } from 'react';

export type LightboxPicture = {
  readonly id: string;
  /**
   * The file's name, which is also the dialog's accessible name. Direction marks that could disguise it are
   * removed.
   */
  readonly name: string;
  /** The alternative text; by default the name. */
  readonly description?: string | undefined;
  /** The address. If it is omitted, the picture counts as loading. */
  readonly src?: string | undefined;
  /** The size in pixels. The picture is never shown larger than this. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A ThumbHash in base64. Its blurred preview is shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
  /** The sender and the date. */
  readonly caption?: ReactNode;
  /** The error message of a failed load. */
  readonly error?: ReactNode;
  /** Called to retry after an error. Omit it if the error is permanent. */
  readonly onRetry?: (() => void) | undefined;
  /** The download address. */
  readonly downloadHref?: string | undefined;
  /** Called to download the file. Use it if the address is loaded on demand. */
  readonly onDownload?: (() => void) | undefined;
};
