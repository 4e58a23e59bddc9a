import { describe, expect, test } from 'vitest'
import { dutiesOf } from './duties.ts'
import { noticeOf } from './notice.ts'

const nothing = { risk: false, sensitive: false, minors: false, economic: false }

describe('who is notified of an incident', () => {
  test.for(['sensitive', 'minors', 'economic'] as const)(
    '%s data: the Agency and each person, even if nobody marked a risk',
    (of) => {
      expect(dutiesOf({ ...nothing, [of]: true })).toMatchObject({ agency: true, people: true })
    },
  )

  test('a reasonable risk alone: the Agency', () => {
    expect(dutiesOf({ ...nothing, risk: true })).toMatchObject({ agency: true, people: false })
  })

  test('no risk and nothing delicate: nobody', () => {
    expect(dutiesOf(nothing)).toMatchObject({ agency: false, people: false })
  })

  test('all the classes that it touches are named', () => {
    expect(dutiesOf({ risk: true, sensitive: true, minors: true, economic: true }).why).toBe(
      'Toca datos sensibles, datos de menores de 14 años y datos económicos: se avisa a la ' +
        'Agencia y a las personas.',
    )
  })
})

describe('the notice', () => {
  const told = {
    knownOn: '2026-12-02',
    knownTime: '09:30',
    happenedOn: null,
    what: 'Se perdió una planilla',
    data: 'Nombre y sueldo',
    effects: null,
    measures: null,
    advice: 'Revise sus cuentas',
    contact: 'datos@empresa.cl',
  }

  test('the people read what to do, and the Agency how many they are', () => {
    const labels = (to: 'AGENCY' | 'PEOPLE') =>
      noticeOf(told, to, 'Viña', 3).facts.map(([label]) => label)
    expect(labels('PEOPLE')).toContain('Qué puede hacer')
    expect(labels('PEOPLE')).not.toContain('Personas afectadas')
    expect(labels('AGENCY')).toContain('Personas afectadas')
    expect(labels('AGENCY')).not.toContain('Qué puede hacer')
  })

  test('what is not known is left out, and the hour goes with its day', () => {
    const { facts } = noticeOf(told, 'PEOPLE', 'Viña', 3)
    expect(facts).toContainEqual(['Cuándo se supo', '02-12-2026, 09:30'])
    expect(facts.map(([label]) => label)).not.toContain('Cuándo ocurrió')
  })
})
