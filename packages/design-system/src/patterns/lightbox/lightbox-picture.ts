import type { ReactNode } from 'react';

export type LightboxPicture = {
  readonly id: string;
  /** The file's name, which names the dialog. Direction marks that disguise it are removed. */
  readonly name: string;
  /** The alternative text; by default the name. */
  readonly description?: string | undefined;
  /** The address; without it the picture is loading. */
  readonly src?: string | undefined;
  /** The size in pixels: it is never shown larger. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A ThumbHash in base64, shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
  /** The sender and the date. */
  readonly caption?: ReactNode;
  /** The error message of a failed load. */
  readonly error?: ReactNode;
  /** Called to retry after an error. Omit it for a permanent one. */
  readonly onRetry?: (() => void) | undefined;
  /** The download address. */
  readonly downloadHref?: string | undefined;
  /** Called to download it, if the address is loaded on demand. */
  readonly onDownload?: (() => void) | undefined;
};
