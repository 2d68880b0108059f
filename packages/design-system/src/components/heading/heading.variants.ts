import { cva } from 'class-variance-authority';
import styles from './heading.module.css';

export const headingVariants = cva(styles.root, {
  variants: {
    size: { display: styles.display, xl: styles.xl, lg: styles.lg, md: styles.md, sm: styles.sm },
  },
});
