/**
 * Where a reader's own choice of the theme is kept in `localStorage`: a JSON object with any of `color-scheme`,
 * `contrast`, `density`, `season` and `text-size`, each the value of the `data-` attribute of that name.
 */
export const themeStorageKey = 'ds-theme';

/**
 * The text of an inline script that sets the chosen theme on `<html>` before anything is painted. It belongs into the
 * `<head>`, before the style sheets, and only on sites that let their readers choose: the system's choice needs none.
 * A value of the site that a choice overrides is kept in `data-site-<name>`, and comes back without the choice.
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

/** The source that a Content-Security-Policy names to admit that script: `script-src 'sha256-vrkIguH6P0SvlNlG53IXzSQMz/JsR9QkVKfbK5ezUks='`. */
export const colorSchemeScriptHash = 'sha256-vrkIguH6P0SvlNlG53IXzSQMz/JsR9QkVKfbK5ezUks=';
