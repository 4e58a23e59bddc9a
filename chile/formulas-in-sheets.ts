/**
 * What a spreadsheet would take for a formula, in a text of a file that it opens: a sign with which
 * formulas begin, also after blanks, in its full width and small forms, or a tab or a line end that
 * moves what follows to another cell.
 * Source: OWASP, «CSV Injection».
 */
const BEGINS = /^\s*[=+\-@−]|^[\t\r\n]/

/**
 * A text as a cell of a file of text: what a spreadsheet would take for a formula gets a leading
 * `'`. It is looked at as it is written, once every other change of it was made.
 */
export const guarded = (text: string): string =>
  BEGINS.test(text.normalize('NFKC')) ? `'${text}` : text
