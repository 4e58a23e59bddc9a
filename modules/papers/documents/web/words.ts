const MB = 1024 * 1024

/** «340 KB», «2,4 MB». */
export const sizeWords = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`
