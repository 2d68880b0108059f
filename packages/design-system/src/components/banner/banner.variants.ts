import { cva } from 'class-variance-authority';
import styles from './banner.module.css';

export const bannerVariants = cva(styles.root, {
  variants: {
    tone: { info: styles.info, success: styles.success, warning: styles.warning, danger: styles.danger },
    edge: { box: null, full: styles.full },
    withdrawn: { true: styles.withdrawn, false: null },
  },
});
