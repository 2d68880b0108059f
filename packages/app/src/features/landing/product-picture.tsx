import { useLingui } from '@lingui/react';

/** The sizes of the files that `scripts/landing-pictures.ts` takes. */
const desktop = { width: 1200, height: 750 };
const phone = { width: 600, height: 1024 };

const isPhone = '(width < 600px)';
const isDark = '(prefers-color-scheme: dark)';

/** The feed of the demo community, as the visitor's device would show it. */
export function ProductPicture() {
  const { i18n } = useLingui();
  return (
    <picture>
      <source {...phone} media={`${isPhone} and ${isDark}`} srcSet="/landing/feed-phone-dark.webp" />
      <source {...phone} media={isPhone} srcSet="/landing/feed-phone-light.webp" />
      <source {...desktop} media={isDark} srcSet="/landing/feed-desktop-dark.webp" />
      <img
        {...desktop}
        alt={i18n._(
          'The community in Parvis, with the verse of the day and a post about a restored rose window.',
        )}
        decoding="async"
        src="/landing/feed-desktop-light.webp"
      />
    </picture>
  );
}
