import { cva } from 'class-variance-authority';
import styles from './grid.module.css';

export const gridVariants = cva(styles.root, {
  variants: {
    columns: { xs: styles.xs, sm: styles.sm, md: styles.md, lg: styles.lg, thirds: styles.thirds },
    align: { start: styles.start, stretch: undefined },
    gap: { 4: styles.gap4, 5: styles.gap5, 6: styles.gap6 },
  },
});
