export const replaced = <Row extends { key: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.map((other) => (other.key === row.key ? row : other));

export const without = <Row extends { key: string }>(rows: readonly Row[], { key }: Row): Row[] =>
  rows.filter((other) => other.key !== key);
