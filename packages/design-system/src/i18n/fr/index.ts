import type { Messages } from '../messages.ts';
import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { components } from './components.ts';
import { controls } from './controls.ts';
import { emojis } from './emojis.ts';
import { feed } from './feed.ts';
import { links } from './links.ts';
import { market } from './market.ts';
import { media } from './media.ts';
import { patterns } from './patterns.ts';
import { people } from './people.ts';
import { time } from './time.ts';

export const messages: Messages = {
  calendar,
  chat,
  components,
  controls,
  emojis,
  feed,
  links,
  market,
  media,
  patterns,
  people,
  time,
};
