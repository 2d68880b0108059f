/**
 * Creates one prepared statement for each limit, with the limit as a literal. If it were a parameter, PostgreSQL
 * would expect a tenth of all rows and plan the query for that many. The contract allows only a hundred different
 * limits, and nearly all requests use the same one.
 */
export function perLimit<Query>(make: (limit: number) => Query): (limit: number) => Query {
  const made = new Map<number, Query>();
  return (limit) => {
    const query = made.get(limit) ?? make(limit);
    made.set(limit, query);
    return query;
  };
}
