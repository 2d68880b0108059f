import { cva } from 'class-variance-authority';
import styles from './meter.module.css';

export const meterVariants = cva(styles.root, {
  variants: {
    tone: { danger: styles.danger, warning: styles.warning, success: styles.success, info: styles.info },
  },
});
