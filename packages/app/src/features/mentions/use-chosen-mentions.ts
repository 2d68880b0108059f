import { useEffect, useState } from 'react';
import { drafts } from '../../platform/draft-store.ts';
import { areMentions, type Mention } from '../../platform/stored-mentions.ts';
import { isNameIn, mentionsIn } from './mentions.ts';

const mostRemembered = 50;
const nobody: readonly Mention[] = [];

/** Puts a member first. Of two members with the same name, the one chosen last is meant. */
export const remembering = (known: readonly Mention[], { _id, name }: Mention): Mention[] =>
  [{ _id, name }, ...known.filter((other) => other.name !== name)].slice(0, mostRemembered);

/**
 * The members who were chosen while somebody wrote. They are stored in the browser at `target`, so that they survive a
 * reload together with the draft.
 */
export function useChosenMentions(target: string, present: readonly Mention[] = nobody) {
  const [chosen, setChosen] = useState(present);

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await drafts.load(target, areMentions);
      if (isCurrent && stored !== undefined) {
        setChosen((known) => [
          ...known,
          ...stored.filter(({ name }) => !known.some((other) => other.name === name)),
        ]);
      }
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target]);

  const keep = (next: readonly Mention[]): void => {
    setChosen(next);
    if (next.length === 0) drafts.remove(target);
    else drafts.save(target, next);
  };

  return {
    keep,
    choose: (mention: Mention): void => keep(remembering(chosen, mention)),
    isChosen: (query: string): boolean => isNameIn(query, chosen),
    mentionsIn: (text: string): Mention[] => mentionsIn(text, chosen),
  };
}
