import { cva } from 'class-variance-authority';
import styles from './stack.module.css';

export const stackVariants = cva(styles.root, {
  variants: {
    direction: { column: null, row: styles.row },
    gap: {
      0: null,
      1: styles.gap1,
      2: styles.gap2,
      3: styles.gap3,
      4: styles.gap4,
      5: styles.gap5,
      6: styles.gap6,
      7: styles.gap7,
      8: styles.gap8,
    },
    align: {
      stretch: null,
      start: styles.alignStart,
      center: styles.alignCenter,
      end: styles.alignEnd,
      baseline: styles.alignBaseline,
    },
    justify: {
      start: null,
      center: styles.justifyCenter,
      end: styles.justifyEnd,
      between: styles.justifyBetween,
    },
    wrap: { true: styles.wrap, false: null },
  },
});
