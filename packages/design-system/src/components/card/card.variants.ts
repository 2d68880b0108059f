import { cva } from 'class-variance-authority';
import styles from './card.module.css';

export const cardVariants = cva(styles.root, {
  variants: {
    padding: { none: null, sm: styles.sm, md: styles.md, lg: styles.lg },
    alone: { true: styles.alone, false: null },
  },
});
