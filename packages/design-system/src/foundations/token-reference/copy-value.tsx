import { useEffect, useState } from 'react';
import { IconCheck } from '../../icons/check.tsx';
import styles from './token-reference.module.css';

const indicated = 2000;

/** A value that a press copies. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), indicated);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };

  return (
    <button
      aria-label={`Copy ${label}: ${value}`}
      className={styles.copy}
      onClick={() => void copy()}
      type="button"
    >
      <code>{value}</code>
      <span className={styles.copied} role="status">
        {copied && (
          <>
            <IconCheck size="sm" />
            Copied
          </>
        )}
      </span>
    </button>
  );
}
