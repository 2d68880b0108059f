import { cva } from 'class-variance-authority';
import styles from './logo.module.css';

export const logoVariants = cva(styles.root, {
  variants: { size: { sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl } },
});
