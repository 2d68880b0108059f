import { useId, useState } from 'react';
import { Stack } from '../../components/stack/stack.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useStayMounted } from '../../utilities/windowed-item.ts';
import { PostPicture, type PictureMedia } from './post-media.tsx';
import styles from './post-gallery.module.css';

type PostGalleryProps = {
  pictures: readonly PictureMedia[];
  /** The author's name, for pictures without a description. */
  name: string;
  eager: boolean;
};

type Viewer = {
  readonly Lightbox: typeof import('../lightbox/lightbox.tsx').Lightbox;
};

/** The other pictures are counted on the last tile. */
const tiles = 5;

const load = () => import('../lightbox/lightbox.tsx');

const preload = () => {
  load().catch(() => undefined);
};

/** The pictures of a post. Each opens in full size, where the reader leafs through all of them. */
export function PostGallery({ pictures, name, eager }: PostGalleryProps) {
  const feed = useFeedMessages();
  const id = useId();
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [current, setCurrent] = useState(0);
  const [isLarge, setLarge] = useState(false);
  // In a feed, the post stays mounted while its pictures are open.
  useStayMounted(isLarge);

  const more = pictures.length > tiles ? pictures.length - tiles + 1 : 0;

  // Few readers open the lightbox, so its code is loaded when the first picture is about to open.
  const enlarge = async (index: number) => {
    try {
      setViewer(await load());
      setCurrent(index);
      setLarge(true);
    } catch {
      // If the code cannot be loaded, for example without a connection, the picture can be pressed again.
    }
  };

  const button = (index: number) => {
    const counts = more > 0 && index === tiles - 1;
    return (
      <button
        aria-haspopup="dialog"
        className={classNames(styles.open, counts && styles.more)}
        data-part="open"
        onClick={() => void enlarge(index)}
        onFocus={preload}
        onPointerEnter={preload}
        type="button"
      >
        <VisuallyHidden>{feed.openPicture(index + 1, pictures.length)} </VisuallyHidden>
        {counts ? <span data-part="more">+{more}</span> : null}
      </button>
    );
  };

  const [only] = pictures;
  if (only === undefined) return null;
  return (
    <>
      {pictures.length === 1 ? (
        <PostPicture eager={eager} media={only} name={name}>
          {button(0)}
        </PostPicture>
      ) : (
        <Stack
          as="ul"
          className={styles.root}
          data-part="gallery"
          data-tiles={Math.min(pictures.length, tiles)}
          role="list"
        >
          {pictures.slice(0, tiles).map((media, index) => (
            <li className={styles.tile} key={media.src}>
              <PostPicture eager={eager} isTile media={media} name={name}>
                {button(index)}
              </PostPicture>
            </li>
          ))}
        </Stack>
      )}
      {viewer === null ? null : (
        <viewer.Lightbox
          currentId={`${id}${Math.min(current, pictures.length - 1)}`}
          onCurrentIdChange={(chosen) => setCurrent(Number(chosen.slice(id.length)))}
          onOpenChange={setLarge}
          open={isLarge}
          pictures={pictures.map(({ src, width, height, placeholder, description }, index) => ({
            id: `${id}${index}`,
            name: description.trim() || feed.pictureBy(name),
            src,
            width,
            height,
            placeholder,
            caption: description.trim() || undefined,
          }))}
          title={feed.pictureBy(name)}
        />
      )}
    </>
  );
}
