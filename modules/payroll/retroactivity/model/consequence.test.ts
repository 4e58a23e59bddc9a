import { expect, test } from 'vitest'
import { consequenceWords } from './consequence.ts'

const none = { businessName: 'Viña', payIn: { yearMonth: 202609 }, hidden: false, owed: [] }

test('says what stays, what will be owed and where it is paid', () => {
  const owed = [
    { originMonth: 202607, toPay: 65_000 },
    { originMonth: 202608, toPay: 130_000 },
  ]
  const closedMonths = [202607, 202608]
  expect(consequenceWords({ ...none, closedMonths, owed })).toBe(
    'Julio y agosto 2026 ya están cerrados y no cambian. Se deberán $195.000 líquidos ' +
      '(julio 2026 $65.000 y agosto 2026 $130.000), que se pagan en septiembre 2026, ' +
      'desde «Retroactivos».',
  )
  expect(
    consequenceWords({ ...none, closedMonths: [202608], owed: owed.slice(1), payIn: null }),
  ).toBe(
    'Agosto 2026 ya está cerrado y no cambia. Se deberán $130.000 líquidos, que se pagan en el ' +
      'próximo mes que se abra, desde «Retroactivos».',
  )
})

test('says what was paid in excess, what moves no net, and that nothing is owed', () => {
  const of = (toPay: number) => ({
    ...none,
    closedMonths: [202608],
    owed: [{ originMonth: 202608, toPay }],
  })
  expect(consequenceWords(of(-5000))).toContain('Quedarán $5.000 líquidos pagados de más, que se')
  expect(consequenceWords(of(0))).toContain('la diferencia se agrega en septiembre 2026')
  expect(consequenceWords({ ...none, closedMonths: [202608] })).toBe(
    'Agosto 2026 ya está cerrado y no cambia. Este cambio no les hace deber nada.',
  )
  expect(consequenceWords({ ...of(5000), hidden: true })).not.toContain('$')
})

test('many months are named by the first', () => {
  expect(consequenceWords({ ...none, closedMonths: [202605, 202606, 202607, 202608] })).toContain(
    'Los meses desde mayo 2026 ya están cerrados y no cambian.',
  )
})
