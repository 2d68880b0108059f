import type { ThreadMessage } from '@parvis/design-system';
import type { ThreadItem } from './thread-item.ts';

/** An album has at least this many pictures. Two are read more easily one below the other. */
const fewest = 3;
/** As many as one can send at once. */
const most = 10;
/** The pictures of an album follow each other within this many milliseconds. */
const longestPause = 60_000;

/**
 * Whether a message is only a picture. A message with something that a tile cannot show is shown singly: reactions,
 * a quote, a listing, a mark, or the state of a message that was not sent.
 */
const isPlainPicture = (item: ThreadItem): boolean =>
  item.type === 'image' &&
  item.state === 'sent' &&
  item.text.trim() === '' &&
  item.event === undefined &&
  item.replyTo === null &&
  item.listing === null &&
  item.reactions.length === 0 &&
  !item.isForwarded &&
  !item.isDeleted &&
  !item.isFileDeleted;

const belongsTo = (previous: ThreadItem | undefined, next: ThreadItem): boolean =>
  previous !== undefined &&
  previous.own === next.own &&
  previous.senderId === next.senderId &&
  Math.abs(Date.parse(next.createdAt) - Date.parse(previous.createdAt)) <= longestPause;

/**
 * The album of each picture that one member has sent together with others, by the id of the message. An album has the
 * id of its first message. Pictures that wait for a press have none.
 */
export function albumsOf(
  items: readonly ThreadItem[],
  isHidden: (item: ThreadItem) => boolean,
): ReadonlyMap<string, string> {
  const albums = new Map<string, string>();
  let pictures: ThreadItem[] = [];
  const end = () => {
    const [first] = pictures;
    if (first !== undefined && pictures.length >= fewest)
      for (const { id } of pictures) albums.set(id, first.id);
    pictures = [];
  };
  for (const item of items) {
    if (!isPlainPicture(item) || isHidden(item)) {
      end();
      continue;
    }
    if (pictures.length === most || !belongsTo(pictures.at(-1), item)) end();
    pictures.push(item);
  }
  end();
  return albums;
}

// Messages keep their identity, so that a long thread is not rendered again.
const made = new WeakMap<ThreadMessage, ThreadMessage>();

/** The messages with their albums. */
export const withAlbums = (
  messages: readonly ThreadMessage[],
  albums: ReadonlyMap<string, string>,
): ThreadMessage[] =>
  messages.map((message) => {
    const album = albums.get(message.id);
    if (album === undefined) return message;
    const known = made.get(message);
    if (known?.album === album) return known;
    const picture = { ...message, album };
    made.set(message, picture);
    return picture;
  });
