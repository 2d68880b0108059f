import type { Messages } from '../messages.ts';
import { components } from './components.ts';
import { feed } from './feed.ts';
import { market } from './market.ts';
import { patterns } from './patterns.ts';

export const messages: Messages = { components, feed, market, patterns };
