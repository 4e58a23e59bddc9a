import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { dismissalCauses, licenseAlerts } from './alerts.ts'

const said = (...days: string[]) => dismissalCauses(days).map(({ words }) => words)

describe('days missed without a reason (art. 160 N° 3)', () => {
  test('two in a row, also over the end of a month', () => {
    expect(said('2026-09-08', '2026-09-09')).toEqual([
      'Faltó el 08-09-2026 y el día siguiente sin causa justificada',
    ])
    expect(said('2026-09-30', '2026-10-01')).toHaveLength(1)
  })

  test('two Mondays of a month', () => {
    expect(said('2026-09-07', '2026-09-14')).toEqual([
      'Faltó dos lunes de septiembre 2026 sin causa justificada',
    ])
    expect(said('2026-09-28', '2026-10-05')).toEqual([])
  })

  test('three in a month', () => {
    expect(said('2026-09-01', '2026-09-10', '2026-09-24')).toEqual([
      'Faltó 3 días en septiembre 2026 sin causa justificada',
    ])
    expect(said('2026-09-01', '2026-09-10', '2026-10-22')).toEqual([])
  })

  test('less is no cause', () => {
    expect(said()).toEqual([])
    expect(said('2026-09-07', '2026-09-15')).toEqual([])
  })
})

describe('a medical leave', () => {
  const off = nationalHolidays(firstHolidays, 2026)
  // Wednesday 16 September: the 18th is a holiday, the 19th a Saturday.
  const paper = {
    startDate: '2026-09-16',
    registeredOn: '2026-09-17',
    format: 'PAPER',
    hasFile: false,
    sentOn: null,
  }
  const due = (more: object) =>
    licenseAlerts({ ...paper, ...more }, off).map(({ kind, due: day }) => `${kind} ${day}`)

  test('is given in within two working days, and sent within three', () => {
    expect(due({})).toEqual(['LICENSE_PAPER 2026-09-21', 'LICENSE_TO_SEND 2026-09-23'])
  })

  test('whose paper came is sent; an electronic one has no paper', () => {
    expect(due({ hasFile: true })).toEqual(['LICENSE_TO_SEND 2026-09-23'])
    expect(due({ format: 'ELECTRONIC' })).toEqual(['LICENSE_TO_SEND 2026-09-23'])
  })

  test('that was sent has nothing left to do', () => {
    expect(due({ sentOn: '2026-09-21' })).toEqual([])
  })
})
