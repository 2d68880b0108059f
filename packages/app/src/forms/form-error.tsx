import { Banner } from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';

interface FormErrorProps {
  /** What the server said to the form as a whole; it goes after a while. */
  message: string | undefined;
}

/** Comes into view with its message. When that goes its place stays, or the button would move under the thumb. */
export function FormError({ message }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState(message);
  if (message !== undefined && message !== last) setLast(message);

  useEffect(() => {
    if (message !== undefined) box.current?.scrollIntoView({ block: 'center' });
  }, [message]);

  useEffect(() => {
    if (message !== undefined || last === undefined) return undefined;
    const giveUpPlace = () => setLast(undefined);
    window.addEventListener('input', giveUpPlace, { once: true });
    return () => window.removeEventListener('input', giveUpPlace);
  }, [message, last]);

  if (last === undefined) return null;
  return (
    <Banner ref={box} role="alert" tone="danger" withdrawn={message === undefined}>
      {message ?? last}
    </Banner>
  );
}
