/** The ending and the media type of the files that people download. */
export const fileTypes = {
  CSV: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
  TEXT: { ending: 'txt', mediaType: 'text/plain' },
  XLS: { ending: 'xls', mediaType: 'application/vnd.ms-excel' },
  XLSX: {
    ending: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const
