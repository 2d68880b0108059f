import { cva } from 'class-variance-authority';
import styles from './text.module.css';

export const textVariants = cva(styles.root, {
  variants: {
    size: { sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl },
    tone: { default: null, muted: styles.muted, danger: styles.danger, accent: styles.accent },
    weight: { regular: null, medium: styles.medium, semibold: styles.semibold, bold: styles.bold },
    serif: { true: styles.serif, false: null },
    truncate: { true: styles.truncate, false: null },
    multiline: { true: styles.multiline, false: null },
    measure: { true: styles.measure, false: null },
  },
});
