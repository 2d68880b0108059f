/**
 * One prepared statement for each limit, as a literal: PostgreSQL assumes that an unknown limit is a tenth of all
 * rows and plans for that. The contract allows a hundred limits at most, and nearly all requests use the same.
 */
export function perLimit<Query>(make: (limit: number) => Query): (limit: number) => Query {
  const made = new Map<number, Query>();
  return (limit) => {
    const query = made.get(limit) ?? make(limit);
    made.set(limit, query);
    return query;
  };
}
