import { textIn } from '../../i18n/text-in.ts';
import { inLanguages, LocalizedScreen } from '../../shell/localized-screen.tsx';
import { AboutUsDocument } from './about-us-document.tsx';
import type { AboutUsText } from './about-us-text.ts';

const texts = import.meta.glob<AboutUsText>('./about-us.*.ts', { import: 'text' });

const aboutUs = inLanguages(async (language) => {
  const text = await textIn(texts, './about-us', language);
  return function AboutUs() {
    return <AboutUsDocument {...text} />;
  };
});

export function AboutUsScreen() {
  return <LocalizedScreen screenIn={aboutUs} />;
}
