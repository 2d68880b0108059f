import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Field } from '../field/field.tsx';
import { Slider } from '../slider/slider.tsx';
import type { CropArea } from './crop-area.ts';
import styles from './picture-crop.module.css';
import { useCrop } from './use-crop.ts';

export type { CropArea } from './crop-area.ts';

export type PictureCropProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onError'> & {
  /** The picture. A new picture starts centered. */
  src: string;
  /** The accessible name of the frame: 'Your picture'. */
  label: string;
  /** The width of the frame divided by its height. */
  ratio?: number;
  /** The shape in which the picture will be shown. */
  shape?: 'rectangle' | 'circle';
  /** The maximum enlargement. */
  maxZoom?: number;
  /** Called with the visible area of the picture: once after loading, and whenever the picture moves. */
  onAreaChange?: (area: CropArea) => void;
  /** Called if the browser cannot show the picture. */
  onPictureError?: () => void;
  /** Prevents moving and enlarging the picture. */
  disabled?: boolean;
};

/** Selects an area of a picture. People drag, pinch, scroll or press keys. */
export function PictureCrop({ src, ...props }: PictureCropProps) {
  return <Crop {...props} key={src} src={src} />;
}

function Crop({
  src,
  label,
  ratio = 1,
  shape = 'rectangle',
  maxZoom = 4,
  onAreaChange,
  onPictureError,
  disabled = false,
  className,
  ...props
}: PictureCropProps) {
  const messages = useControlMessages();
  const locale = useLocale();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const crop = useCrop({ frame, ratio, maxZoom, disabled: disabled || failed, onChange: onAreaChange });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

  const begin = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = picture.current ?? {};
    if (naturalWidth > 0 && naturalHeight > 0) crop.begin(naturalWidth / naturalHeight);
  };
  const fail = () => {
    setFailed(true);
    onPictureError?.();
  };

  const beginEarly = useRef(() => {
    if (picture.current?.complete !== true) return;
    if (picture.current.naturalWidth === 0) fail();
    else begin();
  });
  // A picture in server-rendered HTML can have loaded or failed before hydration.
  useEffect(() => beginEarly.current(), []);

  const axis = (name: string, of: 'x' | 'y') => ({
    'aria-describedby': failed ? undefined : hintId,
    'aria-label': name,
    'aria-valuetext': percent.format(crop.place[of]),
    className: styles.axis,
    disabled: disabled || failed,
    max: 100,
    min: 0,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      crop.placeAt({ [of]: Number(event.currentTarget.value) / 100 }),
    onKeyDown: crop.handlers.onKeyDown,
    type: 'range',
    value: Math.round(crop.place[of] * 100),
  });

  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="picture-crop"
      data-variant={shape}
    >
      <div
        aria-label={label}
        className={classNames(styles.frame, shape === 'circle' && styles.round)}
        data-part="frame"
        data-state={failed ? 'failed' : crop.area === null ? 'loading' : 'shown'}
        // A picture has no writing direction, so left is always left.
        dir="ltr"
        onPointerCancel={crop.handlers.onPointerCancel}
        onPointerDown={crop.handlers.onPointerDown}
        onPointerMove={crop.handlers.onPointerMove}
        onPointerUp={crop.handlers.onPointerUp}
        ref={frame}
        role="group"
        style={failed ? undefined : { aspectRatio: ratio }}
      >
        <img
          alt=""
          className={styles.picture}
          data-part="picture"
          draggable={false}
          onError={fail}
          onLoad={begin}
          ref={picture}
          src={src}
          style={crop.area === null ? undefined : placed(crop.area)}
        />
        <span aria-hidden className={styles.mask} data-part="mask" />
        {failed ? (
          <p className={styles.failure} data-part="failure" dir="auto" role="alert">
            {messages.pictureFailed}
          </p>
        ) : null}
        <input {...axis(messages.cropHorizontal, 'x')} />
        {/* The two sliders are one tab stop, because the arrow keys of either slider move both axes. */}
        <input {...axis(messages.cropVertical, 'y')} tabIndex={-1} />
      </div>
      {failed ? null : (
        <>
          <p className={styles.hint} data-part="hint" id={hintId}>
            {messages.cropHint}
          </p>
          <Field label={messages.zoom}>
            <Slider
              disabled={disabled || crop.area === null}
              hideValue
              formatValue={(value) => percent.format(value)}
              max={maxZoom}
              min={1}
              onValueChange={(zoom) => crop.zoomTo(zoom)}
              step={0.05}
              value={Math.round(crop.zoom * 20) / 20}
            />
          </Field>
        </>
      )}
    </div>
  );
}

const placed = ({ left, top, width, height }: CropArea) => ({
  inlineSize: `${100 / width}%`,
  blockSize: `${100 / height}%`,
  insetInlineStart: `${(-100 * left) / width}%`,
  insetBlockStart: `${(-100 * top) / height}%`,
});
