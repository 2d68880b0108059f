/**
 * The `localStorage` key of the reader's theme. Its value is a JSON object with any of `color-scheme`,
 * `contrast`, `density`, `season` and `text-size`. Each is the value of the `data-` attribute with this name.
 */
export const themeStorageKey = 'ds-theme';

/**
 * An inline script that sets the reader's theme on `<html>` before the first paint. Put it into the `<head>`,
 * before the style sheets. Only sites that let readers choose need it, because the system's preference works
 * without a script. If a choice overrides a value of the site, the script keeps the site's value in
 * `data-site-<name>`. The value returns when the choice is removed.
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
 * The hash of `colorSchemeScript` for a Content-Security-Policy: `script-src
 * 'sha256-vrkIguH6P0SvlNlG53IXzSQMz/JsR9QkVKfbK5ezUks='`.
 */
export const colorSchemeScriptHash = 'sha256-vrkIguH6P0SvlNlG53IXzSQMz/JsR9QkVKfbK5ezUks=';
