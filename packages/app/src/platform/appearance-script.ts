import { colorSchemeScript } from '../../../design-system/src/provider/color-scheme-script.ts';

/** What was chosen for this browser, whoever uses it: signing out clears the local storage and must not change it. */
export const appearanceCookie = 'appearance';

/**
 * The text of the inline script that shows the page as it was chosen before anything is painted: what signing out took
 * from the local storage is put back first, and the browser's own bar follows the scheme.
 */
export const appearanceScript = `(function () {
  try {
    var kept = /(?:^|; )${appearanceCookie}=([^;]*)/.exec(document.cookie);
    if (kept && localStorage.getItem('ds-theme') === null) localStorage.setItem('ds-theme', decodeURIComponent(kept[1]));
  } catch (error) {}
})();
${colorSchemeScript}
(function () {
  var scheme = document.documentElement.getAttribute('data-color-scheme');
  if (scheme) document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.content = scheme === 'dark' ? '#110f0b' : '#fbfaf7';
  });
})();`;
