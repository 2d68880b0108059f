import { cva } from 'class-variance-authority';
import styles from './container.module.css';

export const containerVariants = cva(styles.root, {
  variants: {
    size: { sm: styles.sm, md: styles.md, lg: styles.lg },
    page: { true: styles.page, false: null },
  },
});
