interface Shortcut {
  /** The character that the key produces, so that the shortcut works with each keyboard layout. */
  key: string;
  /** Whether the shortcut works on every page, or in a list of posts. */
  place: 'everywhere' | 'posts';
}

/** All keyboard shortcuts. The dialog lists them in this order. */
export const shortcuts = {
  showShortcuts: { key: '?', place: 'everywhere' },
  search: { key: '/', place: 'everywhere' },
  nextPost: { key: 'j', place: 'posts' },
  previousPost: { key: 'k', place: 'posts' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

const isName = (name: string): name is ShortcutName => Object.hasOwn(shortcuts, name);

export const shortcutNames: readonly ShortcutName[] = Object.keys(shortcuts).filter(isName);

type Press = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'getModifierState' | 'key' | 'metaKey'>;

/** Finds the shortcut of a key press. Presses with Ctrl, Alt or Command belong to the browser. */
export function shortcutOf(press: Press): ShortcutName | undefined {
  const { altKey, ctrlKey, metaKey } = press;
  // Some layouts have these characters on AltGr, which Windows reports as Ctrl and Alt.
  if (metaKey || ((altKey || ctrlKey) && !press.getModifierState('AltGraph'))) return undefined;
  // Caps Lock produces upper case.
  const key = press.key.toLowerCase();
  return shortcutNames.find((name) => shortcuts[name].key === key);
}
