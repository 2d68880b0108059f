import type { Messages } from '../messages.ts';
import { components } from './components.ts';
import { feed } from './feed.ts';
import { patterns } from './patterns.ts';

export const messages: Messages = { components, feed, patterns };
