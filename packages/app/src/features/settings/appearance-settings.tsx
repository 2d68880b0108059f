import { RadioGroup, Stack, Switch, readTheme, type ThemeChoice } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { chooseAppearance } from '../../platform/appearance.ts';
import { SettingsSection } from './settings-section.tsx';
import { useSyncExternalStore } from 'react';

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const textOfTheme = (): string => JSON.stringify(readTheme());

/** The chosen theme. All tabs use the same one. */
function useTheme(): ThemeChoice {
  const theme: ThemeChoice = JSON.parse(useSyncExternalStore(watchPage, textOfTheme));
  return theme;
}

const schemes = ['light', 'dark'] as const;
const sizes = ['large', 'larger', 'largest'] as const;

/** The appearance in this browser. Changes apply immediately and are not sent to the server. */
export function AppearanceSettings() {
  const { i18n } = useLingui();
  const theme = useTheme();

  return (
    <SettingsSection
      id="appearance"
      title={i18n._('Appearance')}
      text={i18n._('How the site looks in this browser. It stays like this when you log out.')}
    >
      <RadioGroup
        id="colors"
        tabIndex={-1}
        label={i18n._('Colors')}
        onValueChange={(value) =>
          chooseAppearance({ ...theme, 'color-scheme': schemes.find((scheme) => scheme === value) })
        }
        options={[
          {
            value: 'system',
            label: i18n._('As on my device'),
            description: i18n._('Follows your device: light by day and dark by night.'),
          },
          { value: 'light', label: i18n._('Light') },
          { value: 'dark', label: i18n._('Dark') },
        ]}
        value={theme['color-scheme'] ?? 'system'}
      />
      <RadioGroup
        id="text-size"
        tabIndex={-1}
        label={i18n._('Size of the text')}
        onValueChange={(value) =>
          chooseAppearance({ ...theme, 'text-size': sizes.find((size) => size === value) })
        }
        options={[
          { value: 'normal', label: i18n._('Normal') },
          { value: 'large', label: i18n._('Large') },
          { value: 'larger', label: i18n._('Larger') },
          { value: 'largest', label: i18n._('Largest') },
        ]}
        value={theme['text-size'] ?? 'normal'}
      />
      <Stack gap={2}>
        <Switch
          id="contrast"
          checked={theme.contrast === 'more'}
          description={i18n._(
            'Makes words and lines stand out more. It is always on if your device asks for it.',
          )}
          label={i18n._('More contrast')}
          onChange={({ target }) =>
            chooseAppearance({ ...theme, contrast: target.checked ? 'more' : undefined })
          }
        />
        <Switch
          id="day-color"
          checked={theme.season !== 'none'}
          description={i18n._('The line under the header and other ornaments follow the liturgical year.')}
          label={i18n._('Color of the liturgical day')}
          onChange={({ target }) =>
            chooseAppearance({ ...theme, season: target.checked ? undefined : 'none' })
          }
        />
      </Stack>
    </SettingsSection>
  );
}
