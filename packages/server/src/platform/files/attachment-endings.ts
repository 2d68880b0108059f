const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Of those that are kept as they were sent: what they are called, and how their names may end, the first by default. */
export const attachmentEndings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'video/mp4': ['mp4', 'm4v', 'mov', 'qt'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3', 'mp2', 'mpga'],
  'audio/mp4': ['m4a', 'mp4', 'm4b'],
  'audio/aac': ['aac'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'audio/flac': ['flac'],
  'audio/webm': ['weba', 'webm'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'text', 'csv', 'tsv', 'ics', 'vcf', 'vtt', 'srt', 'md', 'log'],
  'application/rtf': ['rtf'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.ms-excel': ['xls', 'xlt'],
  'application/vnd.ms-powerpoint': ['ppt', 'pps', 'pot'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.presentationml.presentation`]: ['pptx'],
  [`${OPEN_DOCUMENT}.text`]: ['odt'],
  [`${OPEN_DOCUMENT}.spreadsheet`]: ['ods'],
  [`${OPEN_DOCUMENT}.presentation`]: ['odp'],
  [`${OPEN_DOCUMENT}.graphics`]: ['odg'],
  'application/epub+zip': ['epub'],
  'application/zip': ['zip'],
};
