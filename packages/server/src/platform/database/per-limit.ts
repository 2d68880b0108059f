/**
 * A query for each limit, which stands in its text: PostgreSQL takes an unknown limit for a tenth of all rows and plans
 * for that. The contract knows a hundred limits at most, and nearly every call has the same.
 */
export function perLimit<Query>(make: (limit: number) => Query): (limit: number) => Query {
  const made = new Map<number, Query>();
  return (limit) => {
    const query = made.get(limit) ?? make(limit);
    made.set(limit, query);
    return query;
  };
}
