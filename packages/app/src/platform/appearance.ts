import { chooseTheme, readTheme, type Season, type ThemeChoice } from '@parvis/design-system';
import { appearanceCookie } from './appearance-script.ts';

const year = 365 * 24 * 60 * 60;
const grounds = { light: '#fbfaf7', dark: '#110f0b' };

/** What is left where the colour of the day is: that is of the day, and not chosen. */
const chosenOf = ({ season, ...theme }: ThemeChoice): ThemeChoice =>
  season === 'none' ? { ...theme, season } : theme;

function keepForever(theme: ThemeChoice): void {
  const chosen = JSON.stringify(chosenOf(theme));
  const [value, age] = chosen === '{}' ? ['', 0] : [encodeURIComponent(chosen), year];
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${appearanceCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** The bar of a browser on a telephone has the ground of the page. */
function paintBrowserBar(scheme: ThemeChoice['color-scheme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = grounds[scheme ?? (meta.media.includes('dark') ? 'dark' : 'light')];
}

/** Shows the page as the member has just chosen, and keeps it for this browser. */
export function chooseAppearance(theme: ThemeChoice): void {
  chooseTheme(theme);
  keepForever(theme);
  paintBrowserBar(theme['color-scheme']);
}

/** Shows the colour of the liturgical day, unless it was turned off. */
export function showSeason(season: Season): void {
  const theme = readTheme();
  if (theme.season === 'none' || theme.season === season) return;
  chooseTheme({ ...theme, season });
}
