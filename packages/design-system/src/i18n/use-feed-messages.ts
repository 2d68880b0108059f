import { use } from 'react';
import { DesignSystemContext } from '../provider/design-system-context.ts';
import { feedEnglish } from './feed-messages.en.ts';
import { feedSpanish } from './feed-messages.es.ts';
import type { FeedMessages } from './feed-messages.ts';

/** The strings of a feed in the provider's language. They come with the feed, so that no other page pays for them. */
export function useFeedMessages(): FeedMessages {
  const { locale, messages } = use(DesignSystemContext);
  return messages.feed ?? (new Intl.Locale(locale).language === 'es' ? feedSpanish : feedEnglish);
}
