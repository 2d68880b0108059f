// The scripts of a page that the build renders. They run before the app's code, and the build puts them into the
// document as they are.

export interface AppFile {
  rel: 'modulepreload' | 'script' | 'stylesheet';
  href: string;
}

/** Milliseconds after which a page shows its text without its fonts. */
const fontTimeout = 8000;

/**
 * Hides the page until its fonts are loaded, so that its lines do not reflow. This stands in the head, because the
 * browser also paints a page of which only the first part has arrived. The timer is for a page whose second part never
 * arrives.
 */
export const hiddenUntilFonts = [
  `<style>[data-fonts='loading'] [data-prerendered]{visibility:hidden}</style>`,
  `<script>(function () {
  var root = document.documentElement;
  root.dataset.fonts = 'loading';
  setTimeout(function () {
    delete root.dataset.fonts;
  }, ${fontTimeout});
})();</script>`,
];

/**
 * This script removes the prerendered page for members, because they see other content. For visitors, the page is inert
 * until the app replaces it, because fields would lose their input and links would load the page twice. If the app's
 * code fails to load, the links work again, but a page that is only a form is replaced by an error message. The app's
 * code is loaded after the fonts, because both share the network, and the text waits for its fonts. The page's styles
 * are already in the document. The app loads no style sheet to which the document has a link, so this script adds a
 * disabled link for each style sheet. A disabled link loads nothing.
 */
export const pageScript = (files: readonly AppFile[], isForm: boolean): string => `(function () {
  var page = document.getElementById('app').firstElementChild;
  var files = ${JSON.stringify(files)};
  try {
    if (localStorage.getItem('token')) {
      page.remove();
      return show();
    }
  } catch (error) {}
  page.inert = true;
  page.getBoundingClientRect();
  document.fonts.ready.then(show);
  setTimeout(show, ${fontTimeout});
  function show() {
    delete document.documentElement.dataset.fonts;
    files.splice(0).forEach(function (file) {
      var isScript = file.rel === 'script';
      var element = document.createElement(isScript ? 'script' : 'link');
      element.crossOrigin = '';
      if (isScript) element.type = 'module';
      else element.rel = file.rel;
      if (file.rel === 'stylesheet') element.disabled = true;
      element.setAttribute(isScript ? 'src' : 'href', file.href);
      document.head.append(element);
    });
  }
  addEventListener('error', function (event) {
    if (event.target.tagName === 'SCRIPT') ${isForm ? 'page.remove()' : 'page.inert = false'};
  }, true);
})();`;
