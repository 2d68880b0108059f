import { useEffect, useRef, useState } from 'react';
import { drafts } from './draft-store.ts';
import { newId } from './new-id.ts';

type PersistedText = { text: string; key: string };

function isPersistedText(value: unknown): value is PersistedText {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return typeof fields.get('text') === 'string' && typeof fields.get('key') === 'string';
}

/** A text draft for one target, such as the comment on a post. It is saved while the member types. */
export function useTextDraft(target: string) {
  const [draft, setDraft] = useState<PersistedText & { target: string }>(() => ({
    text: '',
    key: newId(),
    target,
  }));
  // If the member types or sends before the stored draft has been read, the stored draft is ignored.
  const touched = useRef<string | null>(null);
  const current = draft.target === target ? draft : { text: '', key: '', target };

  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const stored = await drafts.load(target, isPersistedText);
      if (!isCurrent || touched.current === target) return;
      setDraft({ text: stored?.text ?? '', key: stored?.key ?? newId(), target });
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [target]);

  return {
    text: current.text,
    key: current.key,

    change: (text: string): void => {
      touched.current = target;
      const key = text === '' || current.key === '' ? newId() : current.key;
      setDraft({ text, key, target });
      if (text === '') drafts.remove(target);
      else drafts.save(target, { text, key });
    },

    clear: (): void => {
      touched.current = target;
      setDraft({ text: '', key: newId(), target });
      drafts.remove(target);
    },
  };
}
