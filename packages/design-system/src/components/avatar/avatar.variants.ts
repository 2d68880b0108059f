import { cva } from 'class-variance-authority';
import styles from './avatar.module.css';

export const avatarVariants = cva(styles.root, {
  variants: {
    size: { sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl },
    color: {
      1: styles.color1,
      2: styles.color2,
      3: styles.color3,
      4: styles.color4,
      5: styles.color5,
      6: styles.color6,
      7: styles.color7,
      8: styles.color8,
    },
  },
});
