import { describe, expect, it } from 'vitest';
import { unitedStates } from './united-states.ts';

const { project, width, height } = unitedStates;

describe('the map of the United States', () => {
  it.each([
    // The expected values come from d3's geoAlbersUsa, converted to the units of this map.
    ['San Francisco', 37.775, -122.4194, 268.7, 1136],
    ['New York', 40.7142, -74.0064, 3608.8, 952.9],
    ['Anchorage', 61.2181, -149.9003, 579.3, 2267.2],
    ['Honolulu', 21.3069, -157.8583, 1198.1, 2287.1],
  ])('places %s', (_, latitude, longitude, x, y) => {
    const point = project(latitude, longitude);
    expect(point?.x).toBeCloseTo(x, -0.8);
    expect(point?.y).toBeCloseTo(y, -0.8);
  });

  it.each([
    ['Puerto Rico', 18.44, -66.07],
    ['the Virgin Islands', 18.34, -64.93],
    ['Key West', 24.56, -81.78],
    ['the north of Maine', 47.35, -68.32],
    ['Utqiaġvik', 71.29, -156.79],
    ['Juneau', 58.3, -134.42],
  ])('draws %s', (_, latitude, longitude) => {
    const point = project(latitude, longitude) ?? { x: -1, y: -1 };
    expect(point.x).toBeGreaterThan(0);
    expect(point.x).toBeLessThan(width);
    expect(point.y).toBeGreaterThan(0);
    expect(point.y).toBeLessThan(height);
  });

  it.each([
    ['Guam', 13.47, 144.75],
    ['American Samoa', -14.28, -170.7],
    ['Moosonee', 51.3, -79.4],
    ['Rome', 41.9, 12.5],
    ['nowhere', Number.NaN, Number.NaN],
  ])('does not draw %s', (_, latitude, longitude) => {
    expect(project(latitude, longitude)).toBeNull();
  });
});
