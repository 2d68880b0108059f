import { colorSchemeScript } from '../../../design-system/src/provider/color-scheme-script.ts';

/** What was chosen for this browser, whoever uses it: signing out clears the local storage and must not change it. */
export const appearanceCookie = 'appearance';

/**
 * The text of the inline script that shows the page as it was chosen before anything is painted. It puts back what
 * signing out took from the local storage, removes the color of a day that earlier releases stored as a choice, sets
 * the color of the day that was last known (as `seasonOf` does), and gives the browser's own bar the scheme.
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
