import { Banner } from '../../components/banner/banner.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { BrandResult } from './brand-draft.ts';
import styles from './theme-builder.module.css';

const hexes = /(?<hex>#[\da-f]{6})/gi;

/** A line of the report. Each hex value has a swatch. */
function Line({ text }: { text: string }) {
  const parts = text.split(hexes).map((part, index) => ({ id: `${index} ${part}`, part }));
  return (
    <li>
      {parts.map(({ id, part }) => (
        <span key={id}>
          {part.startsWith('#') && <span className={styles.dot} style={{ backgroundColor: part }} />}
          {part}
        </span>
      ))}
    </li>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <Line key={line} text={line} />
    ))}
  </ul>
);

/** What the build would report: the pairs without enough contrast, and the colors that it has changed. */
export function Report({ result }: { result: BrandResult }) {
  if (result.faults.length > 0) {
    return (
      <Banner title="The theme cannot be built" tone="danger">
        <Lines lines={result.faults} />
      </Banner>
    );
  }
  return (
    <Stack gap={3}>
      <Banner title="Every pair of text and background passes" tone="success">
        In light and dark, with more contrast, and in all seasons.
      </Banner>
      {result.moved.length > 0 && (
        <Banner title="Some colors were changed" tone="info">
          <Lines lines={result.moved} />
        </Banner>
      )}
    </Stack>
  );
}
