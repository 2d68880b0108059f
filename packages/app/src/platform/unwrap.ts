/** The body of an answer; the client has thrown already where the server refused. */
export function unwrap<Data>({ data }: { data?: Data | undefined }): Data {
  if (data === undefined) throw new Error('The server answered without a body.');
  return data;
}
