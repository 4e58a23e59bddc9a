import { addDays, type ISODate } from '#chile/dates.ts'

/** An event of whole days, both ends included. */
export type IcsEvent = {
  /** The same for as long as the event lives, whatever changes of it. */
  readonly uid: string
  readonly from: ISODate
  readonly to: ISODate
  readonly summary: string
  /** Grows with every change. */
  readonly sequence: number
  readonly changedAt: Date
  /** Whether somebody else may be asked to a meeting then: other people's days block nothing. */
  readonly busy: boolean
}

/**
 * A calendar as RFC 5545 has it: whole days (`VALUE=DATE`), whose end is the day after the last
 * one; lines of at most 75 octets, ended by CR and LF.
 */
export const icsOf = (name: string, events: readonly IcsEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minga//Calendario//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const linesOf = ({ uid, from, to, summary, sequence, changedAt, busy }: IcsEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(changedAt)}`,
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
  `SEQUENCE:${sequence}`,
  `SUMMARY:${escaped(summary)}`,
  `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

const compact = (day: ISODate): string => day.replaceAll('-', '')

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const MOST_OCTETS = 75

/** How many octets a letter takes in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A long line goes on in the next one, after a space; no letter is cut in two. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > MOST_OCTETS) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += letter
    octets += size
  }
  return [...rows, row].join('\r\n')
}
