/** The body of a response. The API client has already thrown if the server refused. */
export function unwrap<Data>({ data }: { data?: Data | undefined }): Data {
  if (data === undefined) throw new Error('The server answered without a body.');
  return data;
}
