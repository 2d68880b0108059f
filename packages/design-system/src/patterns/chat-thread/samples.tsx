import { longName, longText, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { sampleVideo } from '../feed-post/sample-video.ts';
import type { ThreadMessage } from './thread-rows.ts';

export { longName, longText, unbrokenWord };

const day = 24 * 60;

/** Noon today, so that a story never spans two days, even if it runs around midnight. */
const noon = new Date().setHours(12, 0, 0, 0);

export const before = (minutes: number): Date => new Date(noon - minutes * 60_000);

/** An example of a site's own format for the time of a message. */
export const timeOfDay = (value: Date): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(value);

export const agnes = 'Agnes Bernard';
const me = 'You';

const text = (id: string, own: boolean, words: string, minutes: number): ThreadMessage => ({
  id,
  own,
  author: own ? me : agnes,
  content: { kind: 'text', text: words },
  createdAt: before(minutes),
});

const picture = samplePicture(800, 520);

export const pictureContent = {
  kind: 'image',
  name: 'church-at-dusk.jpg',
  src: picture.src,
  width: picture.width,
  height: picture.height,
  placeholder: picture.placeholder,
  description: picture.description,
  size: 1_840_000,
} as const;

export const videoContent = {
  kind: 'video',
  name: 'procession.webm',
  src: sampleVideo,
  width: 640,
  height: 360,
} as const;

// Half a second of silence.
const silence = `data:audio/wav;base64,UklGRiQgAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAg${'gICA'.repeat(2731)}`;

export const audioContent = { kind: 'audio', name: 'salve-regina.wav', src: silence } as const;

export const documentContent = {
  kind: 'document',
  name: 'Programme of Holy Week.pdf',
  size: 482_000,
  viewHref: '#view',
  downloadHref: '#download',
} as const;

export const conversation: readonly ThreadMessage[] = [
  text('1', false, 'Peace be with you! Are you coming to the rosary on Thursday?', 2 * day + 190),
  text('2', true, 'I am. Shall I bring the songbooks?', 2 * day + 186),
  text('3', false, 'Please do.', 2 * day + 185),
  text('4', false, 'And if there is room in the car, Monica would like to come along.', 2 * day + 184),
  text('5', true, 'There is always room for Monica.', 2 * day + 120),
  text('6', false, 'This is how the church looked when we came out last night.', day + 30),
  { ...text('7', false, '', day + 29), content: pictureContent },
  text('8', true, 'How beautiful. I have sent it to my mother.', day + 12),
  { ...text('9', false, '', 64), content: documentContent },
  text('10', false, 'Here is the programme. You are down for the second reading.', 63),
  text('11', true, 'Thanks be to God it is not the first: the names in it are beyond me.', 8),
  { ...text('12', true, 'See you on Thursday, then.', 7), seen: true },
];

/** Makes any number of messages of various lengths, over several days. */
export function manyMessages(count: number, first = 0): ThreadMessage[] {
  const words = longText.split(/\s+/u);
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const length = 3 + ((number * 7919) % 60);
    return text(
      `many-${number}`,
      (number * 31) % 5 < 2,
      `${number}. ${words.slice(number % 20, (number % 20) + length).join(' ')}`,
      (100_000 - number) * 3,
    );
  });
}
