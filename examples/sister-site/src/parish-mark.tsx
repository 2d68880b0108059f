import styles from './site.module.css';
import { parish } from './parish.ts';

/** The logo: a boat whose mast is a cross, and the name of the parish. */
export function ParishMark() {
  return (
    <span className={styles.mark}>
      <svg
        aria-hidden="true"
        fill="none"
        height="32"
        stroke="currentColor"
        strokeWidth="1.75"
        viewBox="0 0 32 32"
        width="32"
      >
        <path
          d="M16 4v17M11.5 9h9M4 21h24c-1.5 4.2-5 6.5-12 6.5S5.5 25.2 4 21Z"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M18 12.5c4 1.5 6 4 6.5 8.5" strokeLinecap="round" />
      </svg>
      {parish.name}
    </span>
  );
}
