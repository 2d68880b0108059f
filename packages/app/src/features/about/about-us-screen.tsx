import { lazyScreen } from '../../router/lazy-screen.tsx';
import { LocalisedScreen } from '../../shell/localised-screen.tsx';
import { AboutUsDocument } from './about-us-document.tsx';
import type { AboutUsText } from './about-us-text.ts';

const screenOf = (load: () => Promise<AboutUsText>) =>
  lazyScreen(async () => {
    const text = await load();
    return function AboutUs() {
      return <AboutUsDocument {...text} />;
    };
  });

const aboutUs = {
  en: screenOf(async () => (await import('./about-us.en.ts')).aboutUs),
  es: screenOf(async () => (await import('./about-us.es.ts')).aboutUs),
};

export function AboutUsScreen() {
  return <LocalisedScreen screens={aboutUs} />;
}
