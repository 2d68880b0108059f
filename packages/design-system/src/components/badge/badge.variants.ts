import { cva } from 'class-variance-authority';
import styles from './badge.module.css';

export const badgeVariants = cva(styles.root, {
  variants: {
    tone: {
      neutral: styles.neutral,
      primary: styles.primary,
      accent: styles.accent,
      success: styles.success,
      warning: styles.warning,
      danger: styles.danger,
      info: styles.info,
    },
  },
});
