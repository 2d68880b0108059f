import { chooseTheme, type ThemeChoice } from '@parvis/design-system';
import { appearanceCookie } from './appearance-script.ts';

const year = 365 * 24 * 60 * 60;
const grounds = { light: '#fbfaf7', dark: '#110f0b' };

function persistAppearance(theme: ThemeChoice): void {
  const chosen = JSON.stringify(theme);
  const [value, age] = chosen === '{}' ? ['', 0] : [encodeURIComponent(chosen), year];
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${appearanceCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** On a phone, sets the color of the browser's bar to the background color of the page. */
function paintBrowserBar(scheme: ThemeChoice['color-scheme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = grounds[scheme ?? (meta.media.includes('dark') ? 'dark' : 'light')];
}

/** Applies the chosen appearance and persists it for this browser. */
export function chooseAppearance(theme: ThemeChoice): void {
  chooseTheme(theme);
  persistAppearance(theme);
  paintBrowserBar(theme['color-scheme']);
}
