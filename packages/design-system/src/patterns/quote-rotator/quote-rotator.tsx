import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { IconPause } from '../../icons/pause.tsx';
import { IconPlay } from '../../icons/play.tsx';
import { usePatternMessages } from '../../i18n/use-pattern-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { Rule } from '../ornament/rule.tsx';
import styles from './quote-rotator.module.css';

export type Quote = {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  /** A second part of a long quotation. */
  readonly secondText?: string | undefined;
  /** The language of the text, if it differs from the page's. */
  readonly lang?: string | undefined;
};

export type QuoteRotatorProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The accessible name of the quotations. */
  label: string;
  /** The quotations, in order. */
  quotes: readonly Quote[];
  /** How long each quotation is shown, in milliseconds. */
  interval?: number;
  /** The accessible name of the pause button. */
  pauseLabel: string;
  /** The accessible name of the play button. */
  playLabel: string;
};

const stillness = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

// On a server this is true. So a server-rendered page does not move before the browser reports that motion is allowed.
const usePrefersStillness = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(stillness).matches,
    () => true,
  );

/**
 * Quotations that rotate. Automatic rotation pauses on hover and focus, and does not start with reduced motion.
 * Rotation that the reader has started with the button continues until it is stopped. The height is always that
 * of the longest quotation.
 */
export function QuoteRotator({
  label,
  quotes,
  interval = 5000,
  pauseLabel,
  playLabel,
  className,
  ref,
  ...props
}: QuoteRotatorProps) {
  const messages = usePatternMessages();
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const still = usePrefersStillness();
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(false);
  const playing = chosen ?? !still;
  // After a press on Play, the rotation does not pause on hover and focus, because the reader wants the rotation.
  const waiting = hidden || (held && chosen === null);
  const turning = playing && !waiting && quotes.length > 1;

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const watch = new AbortController();
    const options = { signal: watch.signal };
    const follow = () => setHeld(element.matches(':hover, :focus-within'));
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), options);
    for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, follow, options);
    for (const type of ['pointerenter', 'focusin'])
      element.addEventListener(type, () => setHeld(true), options);
    return () => watch.abort();
  }, []);

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % quotes.length), interval);
    return () => clearInterval(timer);
  }, [turning, interval, quotes.length]);

  const step = (by: 1 | -1) => {
    setChosen(false);
    setCurrent((index) => (index + by + quotes.length) % quotes.length);
  };

  return (
    <section
      {...props}
      aria-label={label}
      aria-roledescription={messages.carousel}
      className={classNames(styles.root, className)}
      data-component="quote-rotator"
      data-state={turning ? 'turning' : 'still'}
      ref={mergedRef}
    >
      {/* In the DOM, the controls come before the rotating content (WCAG 2.2.2). They are displayed below it. */}
      <div className={styles.foot} data-part="controls">
        <Rule className={styles.rule ?? ''} />
        {quotes.length > 1 ? (
          <>
            <IconButton
              icon={playing ? <IconPause /> : <IconPlay />}
              label={playing ? pauseLabel : playLabel}
              onClick={() => setChosen(!playing)}
            />
            <IconButton icon={<IconChevronLeft />} label={messages.previousSlide} onClick={() => step(-1)} />
            <IconButton icon={<IconChevronRight />} label={messages.nextSlide} onClick={() => step(1)} />
            <Rule className={styles.rule ?? ''} />
          </>
        ) : null}
      </div>
      <div aria-live={turning ? 'off' : 'polite'} className={styles.slides} data-part="slides">
        {quotes.map((quote, index) => (
          <div
            aria-hidden={index !== current || undefined}
            aria-label={messages.slidePosition(index + 1, quotes.length)}
            aria-roledescription={messages.slide}
            className={classNames(styles.slide, index === current && styles.current)}
            data-part="slide"
            key={quote.id}
            role="group"
          >
            <figure lang={quote.lang}>
              <blockquote className={styles.quote}>
                <p className={styles.text}>{quote.text}</p>
                {quote.secondText === undefined ? null : <p className={styles.second}>{quote.secondText}</p>}
              </blockquote>
              <figcaption className={styles.author}>{quote.author}</figcaption>
            </figure>
          </div>
        ))}
      </div>
    </section>
  );
}
