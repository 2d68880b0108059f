import { useState } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';

const load = async (locale: string) => {
  const [{ EmojiPanel }, { loadEmojiNames }] = await Promise.all([
    import('./emoji-panel.tsx'),
    import('./emoji-data.ts'),
  ]);
  return { Panel: EmojiPanel, names: await loadEmojiNames(locale) };
};

type Opened = {
  readonly Panel: typeof import('./emoji-panel.tsx').EmojiPanel;
  readonly names: string;
  readonly anchor: HTMLElement;
};

/** Opens the panel of emojis. Most texts have none, so its code and the names are loaded when it first opens. */
export function useEmojiPanel() {
  const locale = useLocale();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    opened,
    isLoading,
    preload: () => {
      load(locale).catch(() => undefined);
    },
    open: async (anchor: HTMLElement) => {
      setLoading(true);
      try {
        const { Panel, names } = await load(locale);
        if (anchor.isConnected) setOpened({ Panel, names, anchor });
      } catch {
        // If the code cannot be loaded, for example without a connection, the button can be pressed again.
      } finally {
        setLoading(false);
      }
    },
    close: () => setOpened(null),
  };
}
