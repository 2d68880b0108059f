/** The number of listings that match the filters. The measurement uses far more listings. */
export const FEW = 1000;
/** The listings that match are in one region, so that a search nearby finds a full page of them. */
export const CENTER = '10001';

/** The filters that are measured, each alone and all together. */
export const filters: Readonly<Record<string, readonly string[]>> = {
  'no filter': [''],
  oldest: ['&sort=oldest'],
  'price low to high': ['&sort=price-low'],
  'price high to low': ['&sort=price-high'],
  category: ['&category=Books', '&category=Cars', '&category=Religious%20Art'],
  'price range': [
    '&maxPrice=100',
    '&minPrice=100&maxPrice=500',
    '&minPrice=5000&maxPrice=20000',
    '&minPrice=20000',
  ],
  search: ['&search=cruc', '&search=wooden%20icon', '&search=guadalupe', '&search=s', '&search=quodlibet'],
  distance: [
    '&distance=5&zip=10001',
    '&distance=25&zip=07030',
    '&distance=50&zip=10001',
    '&distance=50&zip=11201&sort=price-low',
  ],
  'details of the category': [
    '&category=Cars&make=ford',
    '&category=Cars&minYear=2010',
    '&category=Books&language=la',
    '&condition=fair',
  ],
  'all together': [
    '&search=wooden&category=Books&maxPrice=500&distance=50&zip=10001&sort=price-low',
    '&search=s&category=Religious%20Art&minPrice=1&maxPrice=1000&distance=25&zip=07030',
    '&search=from%20silver&category=Religious%20Items&minPrice=1&distance=50&zip=10001&sort=price-high',
    '&search=r&category=Other&maxPrice=5000&distance=50&zip=11201&sort=oldest',
  ],
};
