/**
 * Signs that nobody sees and that change what others read: they turn the direction of a line, join
 * or part letters, or only make two equal names different (Unicode TR36, TR39): every sign of
 * format, and fillers and variants that Unicode counts elsewhere. Group 1 holds the
 * two that can be seen: what joins two pictures into one, and what gives a picture its colours.
 */
const INVISIBLE = new RegExp(
  [
    '((?<=\\p{ExtPict}[\\uFE0F\\p{EMod}]?)\\u200D(?=\\p{ExtPict})|(?<=\\p{ExtPict})\\uFE0F)|',
    '[\\p{Cf}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164\\uFE00-\\uFE0F',
    '\\uFFA0\\uFFF0-\\uFFF8\\u{E0000}-\\u{E0FFF}]',
  ].join(''),
  'gu',
)
/** What ends a line, by whatever name. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
const SPACES = /[\s\u0085\u180E]+/gu
const SPACE_IN_LINE = /[^\S\n\t]/gu

/**
 * A text of one line as it is kept: letters with their accents as one sign, a line break or a run
 * of blanks as one blank, nothing that cannot be seen.
 */
export const plainLine = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '$1').trim()

/** The same of a text of several lines, whose lines and tabs stay. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_END, '\n')
    .replace(SPACE_IN_LINE, ' ')
    .replace(INVISIBLE, '$1')
    .trim()

/** Whether a text holds what no keyboard writes: control signs, or halves of a sign. */
export const isUnprintable = (text: string): boolean =>
  !text.isWellFormed() || UNPRINTABLE.test(text)

const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Noncharacter_Code_Point}]/u
