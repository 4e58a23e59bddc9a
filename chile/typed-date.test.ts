import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, formatDate } from './dates.ts'
import { readDate, readWholeDate } from './typed-date.ts'

const today = '2026-09-15'
const read = (text: string, latest?: string) => readDate(text, { today, latest })
const dateOf = (text: string, latest?: string) => {
  const typed = read(text, latest)
  return typed.ok ? typed.date : typed.message
}

describe('a day, however it is typed', () => {
  test.each([
    ['15/03/1990', '1990-03-15'],
    ['15-03-1990', '1990-03-15'],
    ['15.03.1990', '1990-03-15'],
    ['15 03 1990', '1990-03-15'],
    ['15 / 3 / 1990', '1990-03-15'],
    ['5/3/90', '1990-03-05'],
    ['5-3-1990', '1990-03-05'],
    ['15031990', '1990-03-15'],
    ['150390', '1990-03-15'],
    ['1990-03-15', '1990-03-15'],
    ['1990/3/15', '1990-03-15'],
    ['19900315', '1990-03-15'],
    ['15 mar 1990', '1990-03-15'],
    ['15 de marzo de 1990', '1990-03-15'],
    ['15-MAR-90', '1990-03-15'],
    ['jueves 15 de marzo de 1990', '1990-03-15'],
    ['3 sept. 2024', '2024-09-03'],
    ['1990-03-15T00:00:00.000Z', '1990-03-15'],
    ['15-03-1990 0:00:00', '1990-03-15'],
    ['15‑03‑1990', '1990-03-15'],
    ['\u200e15-03-1990\u00a0', '1990-03-15'],
    ['29/02/2024', '2024-02-29'],
    ['hoy', '2026-09-15'],
    ['Ayer', '2026-09-14'],
    ['mañana', '2026-09-16'],
  ])('«%s» is %s', (typed, date) => {
    expect(dateOf(typed)).toBe(date)
  })

  test('a two-digit year is this century up to 49, and never after the last day allowed', () => {
    expect(dateOf('1/1/49')).toBe('2049-01-01')
    expect(dateOf('1/1/50')).toBe('1950-01-01')
    expect(dateOf('1/1/45', today)).toBe('1945-01-01')
    expect(dateOf('1/1/26', today)).toBe('2026-01-01')
    expect(dateOf('1/12/26', today)).toBe('1926-12-01')
  })
})

describe('what is no day is said', () => {
  test.each([
    ['31-02-1990', 'El 31-02-1990 no existe: febrero de 1990 tiene 28 días'],
    ['29/02/2026', 'El 29-02-2026 no existe: febrero de 2026 tiene 28 días'],
    ['00/03/1990', 'El 00-03-1990 no existe: marzo de 1990 tiene 31 días'],
    ['15/13/1990', 'No existe el mes 13: van de 1 a 12'],
    ['15/03', 'Falta el año: escriba día, mes y año'],
    ['15 de marzo', 'Falta el año: escriba día, mes y año'],
    ['15/03/199', 'El año va con cuatro cifras: 1990'],
    ['15/03/1', 'El año va con cuatro cifras: 1990'],
    ['15/03/0090', 'El año debe estar entre 1900 y 2200'],
    ['15/03/9999', 'El año debe estar entre 1900 y 2200'],
    ['quince', '«quince» no es una fecha. Escriba día, mes y año: 15-03-1990'],
    ['15/03/201990', '«15/03/201990» no es una fecha. Escriba día, mes y año: 15-03-1990'],
    ['32947', '«32947» no es una fecha. Escriba día, mes y año: 15-03-1990'],
    ['15 brumario 1990', '«15 brumario 1990» no es una fecha. Escriba día, mes y año: 15-03-1990'],
  ])('«%s»', (typed, message) => {
    expect(dateOf(typed)).toBe(message)
  })
})

describe('while it is typed', () => {
  test('no year is guessed: only the fourth digit makes a date', () => {
    const typed = '15/03/1990'
    const read = [...typed].map((_, at) => readWholeDate(typed.slice(0, at + 1)))
    expect(read.slice(0, -1).every((date) => date === undefined)).toBe(true)
    expect(read.at(-1)).toBe('1990-03-15')
    expect(readWholeDate('15/03/19')).toBeUndefined()
    expect(readWholeDate('150390')).toBeUndefined()
    expect(readWholeDate('31/02/1990')).toBeUndefined()
  })
})

test('any day written in any usual way is that day', () => {
  const days = fc
    .integer({ min: -25_000, max: 60_000 })
    .map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(days, fc.constantFrom('-', '/', '.', ' ', ''), (date, sign) => {
      const [year = '', month = '', day = ''] = date.split('-')
      expect(dateOf([day, month, year].join(sign))).toBe(date)
      expect(dateOf([year, month, day].join(sign))).toBe(date)
      expect(readWholeDate(formatDate(date))).toBe(date)
      if (sign !== '') expect(dateOf([Number(day), Number(month), year].join(sign))).toBe(date)
    }),
  )
})

test('nothing that is typed breaks it, and what it reads it reads again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const typed = read(text)
      if (typed.ok) expect(dateOf(formatDate(typed.date))).toBe(typed.date)
      else expect(typed.message).not.toBe('')
    }),
  )
})
