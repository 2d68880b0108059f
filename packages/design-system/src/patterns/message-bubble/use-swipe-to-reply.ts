import { useRef, useState, type PointerEvent } from 'react';

/** The finger must move this many pixels sideways before the message follows it. */
const slop = 12;
/** A swipe of at least this many pixels replies. */
const threshold = 56;
const farthest = 72;

/** Players have their own gestures. */
const players = 'audio, video';

type Touch = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly sign: 1 | -1;
  distance: number;
};

/**
 * Replies to a message that is swiped towards the end of the line. The browser still scrolls vertically and then
 * cancels the pointer.
 */
export function useSwipeToReply(onReply: (() => void) | undefined) {
  // The end of a swipe can come before React has rendered its last movement, so the distance is also stored here.
  const touch = useRef<Touch | null>(null);
  const [offset, setOffset] = useState(0);
  const stop = () => {
    touch.current = null;
    setOffset(0);
  };
  if (onReply === undefined) return { offset: 0, handlers: {} };
  return {
    offset,
    handlers: {
      onPointerDown({
        pointerType,
        isPrimary,
        pointerId,
        clientX,
        clientY,
        target,
        currentTarget,
      }: PointerEvent) {
        // Events of the open menu also come here, because React passes them on through its portal.
        const isInside = target instanceof Element && currentTarget.contains(target);
        const isOnPlayer = isInside && target.closest(players) !== null;
        if (pointerType !== 'touch' || !isPrimary || !isInside || isOnPlayer) return;
        const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
        touch.current = { id: pointerId, x: clientX, y: clientY, sign, distance: 0 };
      },
      onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
        const from = touch.current;
        if (from?.id !== pointerId) return;
        const along = (clientX - from.x) * from.sign;
        const across = Math.abs(clientY - from.y);
        if (from.distance === 0 && (along < slop || along < 2 * across)) return;
        from.distance = Math.min(Math.max(along, 1), farthest);
        setOffset(from.sign * from.distance);
      },
      onPointerUp({ pointerId }: PointerEvent) {
        const from = touch.current;
        stop();
        if (from?.id === pointerId && from.distance >= threshold) onReply();
      },
      onPointerCancel: stop,
    },
  };
}
