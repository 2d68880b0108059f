import type { Language } from '../language.ts';
import { i18n } from '../i18n.ts';

/**
 * The content of an email. Its HTML and its plain text are both made from these blocks, so neither the plain text nor
 * the escaping can be forgotten.
 */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** The heading of a part. */
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `path` is a path of the site, such as `/plans`. */
  | { readonly kind: 'action'; readonly label: string; readonly path: string }
  /** A link that is less important than an action. */
  | { readonly kind: 'link'; readonly label: string; readonly path: string };

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
  /** The preview that email programs show next to the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** The reason why the person gets this email, if the reason is not their account. */
  readonly footer?: string;
}

export interface Mail {
  /** The id is the same in all attempts, so that the recipient's server can recognize duplicates. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  /**
   * Set if the recipient is not a member with a confirmed address. The recipient can be an address that is not
   * confirmed, a subscriber, the site's own address, or a member's former address.
   */
  readonly recipient?: 'unconfirmed' | 'subscriber' | 'site' | 'former';
  /** The address for replies, if it is not that of the site. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The URL of the API that unsubscribes from such emails with one click (RFC 8058). */
  readonly unsubscribe?: string;
  readonly content: MailContent;
}

export const SITE_NAME = 'Parvis';

export const footers: Readonly<Record<Language, string>> = i18n._(
  'You receive this email because it concerns your account. It was sent automatically.',
);
