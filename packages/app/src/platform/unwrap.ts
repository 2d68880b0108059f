/** The body of a response. If the server refused, the API client has already thrown. */
export function unwrap<Data>({ data }: { data?: Data | undefined }): Data {
  if (data === undefined) throw new Error('The server answered without a body.');
  return data;
}
