import type { Language } from '../language.ts';
import { i18n } from '../i18n.ts';

/**
 * The content of a mail; HTML and plain text are rendered from it, so escaping and the plain text are never
 * forgotten.
 */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `path` is an address of the site, such as `/plans`. */
  | { readonly kind: 'action'; readonly label: string; readonly path: string };

export type BlockRenderers = {
  readonly [Kind in MailBlock['kind']]: (block: Extract<MailBlock, { kind: Kind }>, site: URL) => string;
};

export function renderBlock<Kind extends MailBlock['kind']>(
  renderers: BlockRenderers,
  block: Extract<MailBlock, { kind: Kind }>,
  site: URL,
): string {
  return renderers[block.kind](block, site);
}

export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** The reason for the mail, if it is not the recipient's account. */
  readonly footer?: string;
}

export interface Mail {
  /** Equal in all attempts, so that the recipient's server can detect duplicates. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  /**
   * Set if the recipient is not a member with a confirmed address: an unconfirmed address, a subscriber, the site's
   * own address, or a member's former confirmed address.
   */
  readonly recipient?: 'unconfirmed' | 'subscriber' | 'site' | 'former';
  /** The address for replies, if it is not the site's. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The API URL that unsubscribes from such mails with one click (RFC 8058). */
  readonly unsubscribe?: string;
  readonly content: MailContent;
}

export const SITE_NAME = 'Parvis';

export const footers: Readonly<Record<Language, string>> = i18n._(
  'You receive this email because it concerns your account. It was sent automatically.',
);
