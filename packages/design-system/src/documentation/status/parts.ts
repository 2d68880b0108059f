import { partList } from 'virtual:part-list';
import { statuses, type PartStatus } from './status.ts';
import { synonyms } from './synonyms.ts';

export interface DocumentedPart extends PartStatus {
  readonly folder: string;
  /** Such as 'Components/Data/Tag'. */
  readonly title: string;
  /** The id of the guide in Storybook. */
  readonly guideId: string;
  /** The last part of the title. */
  readonly name: string;
  readonly synonyms: readonly string[];
  /** The changes since the last release. */
  readonly changes: readonly string[];
}

/** Every component and pattern with a guide, by title. */
export const parts: readonly DocumentedPart[] = partList.flatMap((part) => {
  const status = statuses.get(part.folder);
  if (status === undefined) return [];
  const name = part.title.split('/').at(-1) ?? part.title;
  return [{ ...part, ...status, name, synonyms: synonyms[part.folder] ?? [] }];
});

/** True if each word of a query begins a word of the part's name, group or synonyms. */
export function matchesPart({ title, synonyms: others }: DocumentedPart, query: string): boolean {
  const split = title.replaceAll(/(?<end>[a-z])(?<start>[A-Z])/gu, '$<end> $<start>');
  const words = `${title.split('/').at(-1)} ${split} ${others.join(' ')}`.toLowerCase().split(/[\s/-]+/u);
  const wanted = query.toLowerCase().split(/[\s/-]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
