import { cva } from 'class-variance-authority';
import styles from './link.module.css';

export const linkVariants = cva(styles.root, {
  variants: {
    tone: { default: styles.default, muted: styles.muted, inherit: null },
    standalone: { true: styles.standalone, false: null },
  },
});
