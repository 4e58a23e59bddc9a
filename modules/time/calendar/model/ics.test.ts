import { describe, expect, test } from 'vitest'
import { icsOf } from './ics.ts'

const event = {
  uid: 'a1@minga',
  from: '2026-09-14',
  to: '2026-09-17',
  summary: 'Ausente',
  sequence: 3,
  changedAt: new Date('2026-09-08T15:04:05.678Z'),
  busy: true,
}
const lines = (more: object = {}) => icsOf('Mis días', [{ ...event, ...more }]).split('\r\n')

describe('a calendar of whole days', () => {
  test('ends on the day after the last one, and says its version', () => {
    expect(lines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Minga//Calendario//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Mis días',
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'BEGIN:VEVENT',
      'UID:a1@minga',
      'DTSTAMP:20260908T150405Z',
      'DTSTART;VALUE=DATE:20260914',
      'DTEND;VALUE=DATE:20260918',
      'SEQUENCE:3',
      'SUMMARY:Ausente',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(lines({ busy: false })).toContain('TRANSP:TRANSPARENT')
    expect(lines({ to: '2026-12-31' })).toContain('DTEND;VALUE=DATE:20270101')
  })

  test('lets no text become another line', () => {
    const summary = 'Soto, Ana; \\ \r\nBEGIN:VEVENT'
    expect(lines({ summary })).toContain('SUMMARY:Soto\\, Ana\\; \\\\ \\nBEGIN:VEVENT')
  })

  test('has no line of more than 75 octets, and cuts no letter', () => {
    const summary = 'Ñuñoa ✓ '.repeat(30)
    const text = icsOf('x', [{ ...event, summary }])
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
  })
})
