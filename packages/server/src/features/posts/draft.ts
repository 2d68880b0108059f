import type { Upload } from '../../platform/http/contract.ts';
import { imageDescription, readImageDescriptions } from '../../platform/http/image-descriptions.ts';
import type { PhotoChange } from '../../platform/http/photo-changes.ts';
import { digestOfFile, fingerprintOf } from '../../platform/idempotency.ts';
import type { ClaimedName } from '../../platform/policy.ts';

export const TITLE = { multiline: false, atMost: 200 };
export const CONTENT = { multiline: true, atMost: 5000 };

export const THANKS = { multiline: true, atMost: 500 };

export interface Draft {
  title?: string;
  content: string;
  author_id?: ClaimedName;
  groupId?: string;
  kind?: 'intention' | 'anonymous_intention';
  imageDescription?: string;
  imageDescriptions?: string;
  /** A JSON array if it comes from a form. */
  mentions?: string | readonly string[];
}

export interface Change {
  title?: string;
  content: string;
  photos?: readonly PhotoChange[];
  /** A JSON array if it comes from a form. */
  mentions?: string | readonly string[];
}

/** Returns the alternative texts of the files, at least one. */
export function descriptionsOf(draft: Draft, count: number): readonly [string, ...string[]] {
  const { imageDescription: one, imageDescriptions: list } = draft;
  const [first = '', ...others] = readImageDescriptions(list, count);
  return [list === undefined ? imageDescription(one, 'imageDescription') : first, ...others];
}

/** The fingerprint of a post without mentions and with at most one file is the same as in releases without these. */
export async function fingerprintOfPost(
  texts: readonly string[],
  mentioned: readonly string[],
  uploads: readonly Upload[],
  laterDescriptions: readonly string[],
): Promise<string> {
  const [first = null, ...others] = await Promise.all(uploads.map(({ path }) => digestOfFile(path)));
  return fingerprintOf([...texts, first, ...others, ...laterDescriptions, ...mentioned]);
}
