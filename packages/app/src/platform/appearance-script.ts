import { colorSchemeScript } from '../../../design-system/src/provider/color-scheme-script.ts';

/**
 * The cookie with the appearance of this browser. It is not in local storage, because logging out clears local
 * storage and must not change the appearance.
 */
export const appearanceCookie = 'appearance';

/**
 * The inline script that applies the chosen appearance before the first paint:
 * - It restores the appearance after logging out has cleared local storage.
 * - It removes the day's color, which earlier releases stored as a choice.
 * - It sets the last known liturgical color, as `seasonOf` does.
 * - It sets the color scheme of the browser's own bar.
 */
export const appearanceScript = `(function () {
  try {
    var kept = /(?:^|; )${appearanceCookie}=([^;]*)/.exec(document.cookie);
    if (kept && localStorage.getItem('ds-theme') === null) localStorage.setItem('ds-theme', decodeURIComponent(kept[1]));
    var chosen = JSON.parse(localStorage.getItem('ds-theme')) || {};
    if (chosen.season && chosen.season !== 'none') {
      delete chosen.season;
      localStorage.setItem('ds-theme', JSON.stringify(chosen));
    }
    var day = JSON.parse(localStorage.getItem('liturgical-day'));
    if (day) document.documentElement.setAttribute('data-season',
      day.celebration.color === 'white' && day.celebration.rank === 'solemnity' ? 'gold' : day.celebration.color);
  } catch (error) {}
})();
${colorSchemeScript}
(function () {
  var scheme = document.documentElement.getAttribute('data-color-scheme');
  if (scheme) document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.content = scheme === 'dark' ? '#110f0b' : '#fbfaf7';
  });
})();`;
