// Measures the contrast of every brand of this repository in each scheme, contrast and season, and prints the results.
import { makeColors } from './brand-colors.ts';
import { refusal, summary } from './brand-report.ts';
import { readBrands } from './brands.ts';

for (const brand of await readBrands()) {
  const colors = makeColors(brand);
  for (const line of summary(brand.name, colors)) console.log(line);
  const refused = refusal(brand, colors);
  for (const line of refused) console.log(`  ${line}`);
  if (refused.length > 0) process.exitCode = 1;
}
