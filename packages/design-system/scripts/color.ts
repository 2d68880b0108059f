export type OklchColor = {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha: number;
};

type Channels = readonly [red: number, green: number, blue: number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const round = (value: number, digits: number) => Number(value.toFixed(digits));

const encode = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function linearChannels({ lightness, chroma, hue }: OklchColor): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const decodedBytes = Float64Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

const bytes = (color: OklchColor) =>
  linearChannels(color).map((channel) => Math.round(encode(clamp(channel)) * 255));

/** The color as displayed: sRGB in bytes, with opacity if it has any. */
export function toHex(color: OklchColor): string {
  const opacity = color.alpha < 1 ? [Math.round(color.alpha * 255)] : [];
  return `#${[...bytes(color), ...opacity].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function fromHex(hex: string): OklchColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: round(0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short, 5),
    chroma: round(Math.hypot(a, b), 5),
    hue: round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, 2),
    alpha: 1,
  };
}

/**
 * Returns the color itself if it can be displayed. Otherwise returns the most vivid displayable color with the
 * same lightness and hue.
 */
export function withinGamut(color: OklchColor): OklchColor {
  const fits = (chroma: number) =>
    linearChannels({ ...color, chroma }).every((channel) => channel > -0.0005 && channel < 1.0005);
  if (fits(color.chroma)) return color;
  let [low, high] = [0, color.chroma];
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return { ...color, chroma: round(low, 4) };
}

/**
 * Returns the color with the same hue and the nearest lightness for which `passes` is true; undefined if no lightness
 * within `reach` passes.
 */
export function nearestLightness(
  color: OklchColor,
  passes: (candidate: OklchColor) => boolean,
  reach = 1,
): OklchColor | undefined {
  const step = 0.0025;
  for (let distance = 0; distance <= reach; distance += step) {
    for (const lightness of [color.lightness - distance, color.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = withinGamut({ ...color, lightness: round(lightness, 4) });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

const luminances = new WeakMap<OklchColor, number>();

// The luminance of the color as displayed, after rounding to bytes.
function luminance(color: OklchColor): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  const [red = 0, green = 0, blue = 0] = bytes(color).map((byte) => decodedBytes[byte]);
  const found = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  luminances.set(color, found);
  return found;
}

/** The contrast ratio of WCAG 2.2, between 1 and 21. */
export function contrast(first: OklchColor, second: OklchColor): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
