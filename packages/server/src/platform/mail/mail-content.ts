import type { Language } from '../database/tables/people.ts';

/** What a mail says, from which both its forms are made: whoever writes one cannot forget to escape, or the plain text. */
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
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** Why the mail comes, where that is not because of an account. */
  readonly footer?: string;
}

export interface Mail {
  /** The same whenever it is sent again, so that its receiver can tell. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  /**
   * Whom it is for, where that is not a member whose address may receive mails: somebody who is asked whether the
   * address is theirs, a subscriber, the staff's own address, or somebody who had a confirmed address until now.
   */
  readonly recipient?: 'unconfirmed' | 'subscriber' | 'site' | 'former';
  /** Who is answered, where that is not the site. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The address of the API that ends such mails with one click (RFC 8058). */
  readonly unsubscribe?: string;
  readonly content: MailContent;
}

export const SITE_NAME = 'Parvis';

export const footers: Readonly<Record<Language, string>> = {
  en: 'You receive this mail because it concerns your account. It was sent automatically.',
  es: 'Recibes este correo porque se refiere a tu cuenta. Se envió automáticamente.',
};
