import { describe, expect, test } from 'vitest'
import type { ISODate } from '#chile/dates.ts'
import { nationalHolidays } from '#chile/calendar.ts'
import { firstHolidays } from '#chile/first-holidays.ts'
import { firstDay, lastDay, type YearMonth, yearOf } from '#chile/period.ts'
import { monthTime, type PaidAbsence } from '#modules/time/absences/model/time.ts'
import { Amounts } from './amounts.ts'
import { dailyOf, leaveOf, lostTime, variableOf } from './time-input.ts'

const entered = (items: Record<string, string> = {}) =>
  new Amounts(Object.entries(items).map(([itemCode, value]) => ({ itemCode, value })))

const absence = (
  type: PaidAbsence['type'],
  startDate: ISODate,
  endDate = startDate,
  more = {},
): PaidAbsence => ({
  type,
  subtype: 'NORMAL',
  pay: 'WITHOUTPAY',
  startDate,
  endDate,
  applicationStartDate: null,
  applicationEndDate: null,
  halfDay: false,
  ignoreHolidays: false,
  previousPay: null,
  ...more,
})
const timeOf = (month: YearMonth, ...absences: PaidAbsence[]) =>
  monthTime(absences, { from: firstDay(month), to: lastDay(month) }, 5, () =>
    nationalHolidays(firstHolidays, yearOf(month)),
  )

describe('what was entered', () => {
  test('adds up exactly, is taken once, and the rest are company items', () => {
    const amounts = new Amounts([
      { itemCode: 'COMISIONES', value: '0.1000' },
      { itemCode: 'COMISIONES', value: '0.2000' },
      { itemCode: 'AJUSTE', value: '-10.5000' },
      { itemCode: 'AJUSTE', value: '3.2500' },
      { itemCode: 'BONO', value: '9007199254740993' },
    ])
    expect(amounts.take('COMISIONES')).toBe('0.3')
    expect(amounts.take('COMISIONES')).toBe('0')
    expect(amounts.rest()).toEqual({ AJUSTE: '-7.25', BONO: '9007199254740993' })
  })
})

describe('days without pay', () => {
  const time = timeOf(
    202609,
    absence('NOT_WORKED', '2026-09-07', '2026-09-08'),
    absence('LEAVE', '2026-09-10', '2026-09-10', { halfDay: true }),
    absence('LEAVE', '2026-09-11', '2026-09-14'),
  )

  test('are those that were registered, or those that were entered', () => {
    const registered = { absence: 2, unpaid: 4, halves: '0.5' }
    expect(lostTime(time, entered())).toEqual(registered)
    expect(lostTime(time, entered({ DIAS_AUSENCIA: '2', DIAS_SIN_GOCE: '4' }))).toEqual(registered)
    expect(lostTime(null, entered({ DIAS_AUSENCIA: '3' }))).toMatchObject({ absence: 3, unpaid: 0 })
  })

  test('and both at once must agree', () => {
    expect(() => lostTime(time, entered({ DIAS_AUSENCIA: '1' }))).toThrow(
      'Las inasistencias registradas suman 2 días y en las novedades hay 1 día',
    )
    expect(() => lostTime(time, entered({ DIAS_SIN_GOCE: '30' }))).toThrow('suman 4 días')
  })
})

describe('a leave', () => {
  const long = absence('LICENSE', '2026-08-24', '2026-09-10', { previousPay: 950_000 })

  test('is whole in each of its months, with the act of the razón social', () => {
    for (const month of [202608, 202609]) {
      const leave = leaveOf(timeOf(month, long), 'FULL', entered())
      expect(leave).toEqual({
        spells: [{ kind: 'COMMON', from: '2026-08-24', to: '2026-09-10' }],
        employer: 'FULL',
        subsidy: '0',
        previousPay: '950000',
      })
    }
  })

  test('of work and of maternity have their kinds', () => {
    const kindOf = (subtype: PaidAbsence['subtype']) =>
      leaveOf(timeOf(202609, { ...long, subtype }), 'NONE', entered())
    expect(kindOf('WORK_ACCIDENT').spells[0]?.kind).toBe('WORK')
    expect(kindOf('MATERNITY')).toMatchObject({ spells: [{ kind: 'MATERNITY' }], employer: 'NONE' })
    expect(leaveOf(null, 'NONE', entered({ SUBSIDIO_LICENCIA: '120000.0000' }))).toEqual({
      spells: [],
      employer: 'NONE',
      subsidy: '120000',
      previousPay: '0',
    })
  })
})

describe('the semana corrida', () => {
  const row = {
    initialDate: '2024-01-01',
    finalDate: null,
    daysPerWeek: 5,
    paymentPeriod: 'MONTHLY',
    time: null,
    vacation: null,
    piecework: [],
    legalDaysOff: () => nationalHolidays(firstHolidays, 2026),
  } as const

  test('by weeks: those whose Sunday is in the month, and days with a reason are not due', () => {
    const time = timeOf(202608, absence('LEAVE', '2026-08-03', '2026-08-04', { pay: 'WITHPAY' }))
    const weekly = entered({ COMISIONES_SEMANA_1: '100000', COMISIONES_SEMANA_2: '60000' })
    const { weeks, commissions } = variableOf(202608, { ...row, time }, weekly)
    // 2 August is a Sunday; Saturday 15 is a holiday.
    expect(weeks).toMatchObject([
      { variable: '100000', dueDays: 5, restDays: 1 },
      { variable: '60000', dueDays: 3, restDays: 1 },
      { variable: '0', dueDays: 5, restDays: 2 },
      { variable: '0', dueDays: 5, restDays: 1 },
      { variable: '0', dueDays: 5, restDays: 1 },
    ])
    expect(commissions).toBe('160000')
  })

  test('by the month, as one stretch; not both', () => {
    const { weeks } = variableOf(202608, row, entered({ COMISIONES_DIARIAS: '400000' }))
    expect(weeks).toEqual([{ variable: '400000', dueDays: 21, restDays: 6 }])
    const both = entered({ COMISIONES_DIARIAS: '1', COMISIONES_SEMANA_1: '1' })
    expect(() => variableOf(202608, row, both)).toThrow('deje una de las dos')
    expect(() => variableOf(202608, row, entered({ COMISIONES_SEMANA_6: '1' }))).toThrow(
      'El mes tiene 5 semanas y se ingresó la semana 6',
    )
    expect(variableOf(202608, row, entered({ COMISIONES: '50000' })).weeks).toEqual([])
  })

  test('of piecework: by its days, also those of the month before in the first week', () => {
    const piecework = [
      { date: '2026-07-31', amount: '40000' },
      { date: '2026-08-03', amount: '25000' },
      { date: '2026-08-31', amount: '30000' },
    ]
    const made = { ...row, piecework }
    const { weeks, commissions } = variableOf(202608, made, entered())
    expect(weeks.map(({ variable }) => variable)).toEqual(['40000', '25000', '0', '0', '0'])
    // Its own item pays it: here it is no commission.
    expect(commissions).toBe('0')
    const weekly = variableOf(202608, made, entered({ COMISIONES_SEMANA_2: '5000' }))
    expect(weekly.weeks[1]).toMatchObject({ variable: '30000' })
    const monthly = variableOf(202608, made, entered({ COMISIONES_DIARIAS: '10000' }))
    expect(monthly.weeks).toEqual([{ variable: '65000', dueDays: 21, restDays: 6 }])
  })

  test('of who comes or goes counts from the first day and to the last', () => {
    const part = { ...row, initialDate: '2026-08-10', finalDate: '2026-08-20' }
    const { weeks } = variableOf(202608, part, entered({ COMISIONES_DIARIAS: '90000' }))
    expect(weeks).toEqual([{ variable: '90000', dueDays: 9, restDays: 2 }])
  })

  test('and days due concern only people paid by the day', () => {
    expect(dailyOf(202608, row)).toEqual({ dueDays: 0, restDays: 0 })
    expect(dailyOf(202608, { ...row, paymentPeriod: 'DAILY', daysPerWeek: 6 })).toEqual({
      dueDays: 25,
      restDays: 6,
    })
  })

  test('needs the calendar of its year', () => {
    const far = {
      ...row,
      paymentPeriod: 'DAILY' as const,
      legalDaysOff: () => nationalHolidays(firstHolidays, 2030),
    }
    expect(() => dailyOf(203001, far)).toThrow('No hay calendario de feriados')
  })
})
