// Strings for the served page. They need neither React nor a browser, because the splash is painted before any script
// file arrives. `splashStyles` goes into a <style>, the markup at the start of the body, and `splashScript` into a
// <script> right after the markup. The script makes `#app` inert while the splash is shown, so `#app` must be parsed
// before the script. The server's Content-Security-Policy allows the style and the script by their hashes, so nothing
// here has a style attribute.

export type SplashTexts = {
  /** The name of the site, below its logo. */
  readonly productName: string;
  /** The accessible name of both progress bars, such as 'Loading…'. */
  readonly loadingLabel: string;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const petal = (angle: number) =>
  `<path d="M24 19.4C22 16.7 22.2 15 24 13.2 25.8 15 26 16.7 24 19.4Z" transform="rotate(${angle} 24 21)"/>`;

// The same drawing as in the Logo component, whose style sheet has not loaded yet.
const mark =
  '<svg class="splash-mark" aria-hidden="true" viewBox="0 0 48 48">' +
  '<rect class="splash-ground" width="48" height="48" rx="8"/>' +
  '<path class="splash-figure" d="M12 32.5V25.5A24 24 0 0 1 24 4.7 24 24 0 0 1 36 25.5V32.5Z"/>' +
  `<g class="splash-ground">${[0, 45, 90, 135, 180, 225, 270, 315].map(petal).join('')}<circle cx="24" cy="21" r="1.3"/></g>` +
  '<path class="splash-figure" d="M11.2 35.2h25.6l1.5 2.7H9.7ZM8.4 40.5h31.2l1.7 3H6.7Z"/>' +
  '</svg>';

const bar = (kind: string, label: string) =>
  `<div class="splash-bar splash-${kind}" role="progressbar" aria-label="${label}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"><span></span></div>`;

export function splashMarkup({ productName, loadingLabel }: SplashTexts): string {
  const name = escape(productName);
  const label = escape(loadingLabel);
  return (
    `<section class="splash" id="splash" aria-label="${name}">` +
    `${mark}<p class="splash-name" translate="no">${name}</p>` +
    `${bar('gold', label)}<p class="splash-percentage" aria-hidden="true">0%</p>${bar('blue', label)}` +
    '</section>'
  );
}

export const splashStyles = `
.splash {
  --splash: 0;
  position: fixed;
  z-index: 80;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  align-items: center;
  justify-content: center;
  color-scheme: light dark;
  background: light-dark(#fbfaf7, #110f0b);
  color: light-dark(#211c15, #ece5d8);
  font-family: 'EB Garamond Variable', Georgia, serif;
  cursor: pointer;
  transition: opacity 300ms;
}
[data-color-scheme='light'] .splash { color-scheme: light; }
[data-color-scheme='dark'] .splash { color-scheme: dark; }
.splash[data-done] { opacity: 0; }
.splash p { margin: 0; }
.splash-mark { inline-size: 6rem; block-size: 6rem; }
.splash-ground { fill: light-dark(oklch(0.4069 0.1177 259.7), oklch(0.4768 0.1325 259.9)); }
.splash-figure { fill: light-dark(oklch(0.8114 0.1118 87.5), oklch(0.8645 0.0879 88.6)); }
.splash-name { margin-block-end: 1rem !important; font-size: 3rem; font-weight: 500; line-height: 1; }
.splash-percentage { font-size: 1.375rem; font-variant-numeric: tabular-nums; line-height: 1; }
.splash-bar { inline-size: min(16rem, 60vw); block-size: 3px; overflow: hidden; background: light-dark(#e3ddcf, #3a342a); }
.splash-bar > span {
  display: block;
  block-size: 100%;
  transform: scaleX(var(--splash));
  transform-origin: left;
  transition: transform 150ms linear;
}
.splash-gold > span { background: oklch(0.7144 0.1198 86.1); }
.splash-blue > span { background: light-dark(oklch(0.4069 0.1177 259.7), oklch(0.7312 0.0932 260.3)); transform-origin: right; }
@media (prefers-reduced-motion: reduce) {
  .splash { transition: none; }
  .splash-bar > span { transition: none; }
}
@media (forced-colors: active) {
  .splash-bar { border: 1px solid CanvasText; }
  .splash-bar > span { background: Highlight; }
}
@media (scripting: none) {
  .splash { display: none; }
}
`;

export const splashScript = `
(function () {
  var splash = document.getElementById('splash');
  if (!splash) return;
  try {
    if (sessionStorage.getItem('splash') === 'shown') return splash.remove();
    sessionStorage.setItem('splash', 'shown');
  } catch (error) {}
  var percentage = 0;
  var number = splash.querySelector('.splash-percentage');
  var bars = splash.querySelectorAll('[role="progressbar"]');
  var page = document.getElementById('app');
  if (page) page.inert = true;
  var timer = setInterval(advance, 150);
  document.addEventListener('keydown', escape);
  splash.addEventListener('click', finish);
  function advance() {
    if (percentage >= 100) return finish();
    percentage += 5;
    number.textContent = percentage + '%';
    splash.style.setProperty('--splash', percentage / 100);
    bars.forEach(function (bar) { bar.setAttribute('aria-valuenow', percentage); });
  }
  function escape(event) {
    if (event.key === 'Escape') finish();
  }
  function finish() {
    clearInterval(timer);
    if (page) page.inert = false;
    document.removeEventListener('keydown', escape);
    var still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    splash.setAttribute('data-done', '');
    setTimeout(function () { splash.remove(); }, still ? 0 : 300);
  }
})();
`;
