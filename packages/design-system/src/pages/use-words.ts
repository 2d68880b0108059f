import { useLocale } from '../provider/design-system-context.ts';

/** Returns a function that chooses between English and Spanish content by the language of the toolbar. */
export function useWords(): (english: string, spanish: string) => string {
  const isSpanish = useLocale().startsWith('es');
  return (english, spanish) => (isSpanish ? spanish : english);
}
