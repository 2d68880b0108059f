import { Banner } from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';

interface FormErrorProps {
  /** The server's message about the whole form. It disappears after some time. */
  message: string | undefined;
}

/**
 * A form's error message. It scrolls into view when it appears. When it disappears, its space stays until the next
 * input. Otherwise the submit button could move away while the user presses it.
 */
export function FormError({ message }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState(message);
  if (message !== undefined && message !== last) setLast(message);

  useEffect(() => {
    if (message !== undefined) box.current?.scrollIntoView({ block: 'center' });
  }, [message]);

  useEffect(() => {
    if (message !== undefined || last === undefined) return undefined;
    const removeSpace = () => setLast(undefined);
    window.addEventListener('input', removeSpace, { once: true });
    return () => window.removeEventListener('input', removeSpace);
  }, [message, last]);

  if (last === undefined) return null;
  return (
    <Banner ref={box} role="alert" tone="danger" withdrawn={message === undefined}>
      {message ?? last}
    </Banner>
  );
}
