export { splashMarkup, splashScript, splashStyles, type SplashTexts } from './splash-html.ts';
