import { textIn } from '../../i18n/text-in.ts';
import { inLanguages, LocalizedScreen } from '../../shell/localized-screen.tsx';
import { OpenDataDocument } from './open-data-document.tsx';
import type { OpenDataText } from './open-data-text.ts';

const texts = import.meta.glob<OpenDataText>('./open-data.*.ts', { import: 'text' });

const openData = inLanguages(async (language) => {
  const text = await textIn(texts, './open-data', language);
  return function OpenData() {
    return <OpenDataDocument {...text} />;
  };
});

export function OpenDataScreen() {
  return <LocalizedScreen screenIn={openData} />;
}
