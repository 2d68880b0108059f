import { cva } from 'class-variance-authority';
import styles from './dialog.module.css';

export const dialogVariants = cva(styles.root, {
  variants: {
    size: { sm: styles.sm, md: styles.md, lg: styles.lg },
  },
});
