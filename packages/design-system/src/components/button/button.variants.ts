import { cva } from 'class-variance-authority';
import styles from './button.module.css';

export const buttonVariants = cva(styles.root, {
  variants: {
    variant: {
      primary: styles.primary,
      secondary: styles.secondary,
      ghost: styles.ghost,
      danger: styles.danger,
    },
    size: { sm: styles.sm, md: styles.md, lg: styles.lg },
    fullWidth: { true: styles.fullWidth, false: null },
    iconOnly: { true: styles.iconOnly, false: null },
  },
  defaultVariants: { fullWidth: false, iconOnly: false },
});
