/**
 * The `localStorage` key of the reader's theme: a JSON object with any of `color-scheme`, `contrast`, `density`,
 * `season` and `text-size`, each the value of the `data-` attribute of that name.
 */
export const themeStorageKey = 'ds-theme';

/**
 * An inline script that sets the reader's theme on `<html>` before the first paint. Put it into the `<head>`, before
 * the style sheets, and only on sites that let readers choose: the system's preference needs no script. A site's value
 * that a choice overrides is kept in `data-site-<name>` and returns when the choice is removed.
 */
export const colorSchemeScript = `(function () {
  try {
    var page = document.documentElement;
    var chosen = JSON.parse(localStorage.getItem('${themeStorageKey}')) || {};
    ['color-scheme', 'contrast', 'density', 'season', 'text-size'].forEach(function (name) {
      if (typeof chosen[name] !== 'string') return;
      if (!page.hasAttribute('data-site-' + name))
        page.setAttribute('data-site-' + name, page.getAttribute('data-' + name) || '');
      page.setAttribute('data-' + name, chosen[name]);
    });
  } catch (error) {}
})();`;

/**
 * The hash of that script for a Content-Security-Policy: `script-src
 * 'sha256-vrkIguH6P0SvlNlG53IXzSQMz/JsR9QkVKfbK5ezUks='`.
 */
export const colorSchemeScriptHash = 'sha256-vrkIguH6P0SvlNlG53IXzSQMz/JsR9QkVKfbK5ezUks=';
