import { useLingui } from '@lingui/react';
import { DialogContent, DialogRoot, ShortcutList, Stack } from '@parvis/design-system';
import { shortcutNames, shortcuts, type ShortcutName } from './shortcuts.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the keyboard shortcuts, and turns them on or off. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const { i18n } = useLingui();
  const labels: Readonly<Record<ShortcutName, string>> = {
    showShortcuts: i18n._('Show the keyboard shortcuts'),
    search: i18n._('Search people'),
    nextPost: i18n._('Next post'),
    previousPost: i18n._('Previous post'),
  };
  const places = [
    { place: 'everywhere', title: i18n._('On every page') },
    { place: 'posts', title: i18n._('In a list of posts') },
  ] as const;
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" title={i18n._('Keyboard shortcuts')}>
        <Stack gap={5}>
          {places.map(({ place, title }) => (
            <ShortcutList
              key={place}
              shortcuts={shortcutNames
                .filter((name) => shortcuts[name].place === place)
                .map((name) => ({ label: labels[name], keys: [shortcuts[name].key.toUpperCase()] }))}
              title={title}
            />
          ))}
          <ShortcutsSwitch />
        </Stack>
      </DialogContent>
    </DialogRoot>
  );
}
