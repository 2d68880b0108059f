import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconPause } from '../../icons/pause.tsx';
import { IconPlay } from '../../icons/play.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Rule } from '../ornament/rule.tsx';
import styles from './quote-rotator.module.css';

export type Quote = {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  /** The same in another language, or where it stands. */
  readonly secondText?: string;
  /** The language of the text, where it is another than the page's. */
  readonly lang?: string;
};

export type QuoteRotatorProps = {
  /** Names the quotations. */
  label: string;
  /** The quotations, in order. */
  quotes: readonly Quote[];
  /** How long each stays, in milliseconds. */
  interval?: number;
  /** Names the button that stops the turning. */
  pauseLabel: string;
  /** Names the button that starts it again. */
  playLabel: string;
};

const prefersStillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Quotations, one after the other. It stops by its button, under the pointer, with the focus inside, in a hidden tab,
 * and does not begin by itself where motion is unwelcome. It is always as high as its longest quotation.
 */
export function QuoteRotator({ label, quotes, interval = 5000, pauseLabel, playLabel }: QuoteRotatorProps) {
  const { carousel: messages } = useMessages();
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const turning = playing && !held && quotes.length > 1;

  // Known only in the browser: the server's page stands still.
  useEffect(() => setPlaying(!prefersStillness()), []);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const watch = new AbortController();
    const options = { signal: watch.signal };
    const follow = () => setHeld(document.hidden || element.matches(':hover, :focus-within'));
    document.addEventListener('visibilitychange', follow, options);
    for (const type of ['pointerleave', 'focusout']) {
      element.addEventListener(type, follow, options);
    }
    for (const type of ['pointerenter', 'focusin']) {
      element.addEventListener(type, () => setHeld(true), options);
    }
    return () => watch.abort();
  }, []);

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % quotes.length), interval);
    return () => clearInterval(timer);
  }, [turning, interval, quotes.length]);

  const toggle = () => {
    setPlaying(!playing);
    // Who presses Play wants to see it turn, with pointer and focus still there.
    setHeld(false);
  };

  return (
    <section
      aria-label={label}
      aria-roledescription={messages.carousel}
      className={styles.root}
      data-component="quote-rotator"
      ref={root}
    >
      <div aria-live={turning ? 'off' : 'polite'} className={styles.slides} data-part="slides">
        {quotes.map((quote, index) => (
          <figure
            aria-hidden={index !== current || undefined}
            aria-label={messages.position(index + 1, quotes.length)}
            aria-roledescription={messages.slide}
            className={classNames(styles.slide, index === current && styles.current)}
            key={quote.id}
            lang={quote.lang}
            role="group"
          >
            <blockquote className={styles.text}>{quote.text}</blockquote>
            {quote.secondText !== undefined && <p className={styles.second}>{quote.secondText}</p>}
            <figcaption className={styles.author}>{quote.author}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.foot}>
        <Rule className={styles.rule ?? ''} />
        {quotes.length > 1 && (
          <IconButton
            icon={playing ? <IconPause /> : <IconPlay />}
            label={playing ? pauseLabel : playLabel}
            onClick={toggle}
          />
        )}
        <Rule className={styles.rule ?? ''} />
      </div>
    </section>
  );
}
