import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { actTo, refusalOf, type Relation, stateMachine, whyNot } from './states.ts'

const machine = stateMachine({
  states: catalog('LeaveState', { PENDING: 'Pendiente', APPROVED: 'Aprobada', CLOSED: 'Cerrada' }),
  tones: { PENDING: 'neutral', APPROVED: 'success', CLOSED: 'neutral' },
  ownStopped: 'La cambia otra persona',
  acts: {
    approve: {
      label: 'Aprobar',
      permission: 'absenceResponses.update',
      from: ['PENDING'],
      to: 'APPROVED',
      by: ['other'],
      only: 'No puede responder su propia solicitud',
      refusals: { CLOSED: 'Se cerró el año' },
    },
    edit: {
      label: 'Modificar',
      permission: 'absences.update',
      from: ['PENDING', 'APPROVED'],
      ownFrom: ['PENDING'],
    },
  },
})

test.each<['approve' | 'edit', string, Relation, string | undefined]>([
  ['approve', 'PENDING', 'other', undefined],
  ['approve', 'PENDING', 'self', 'No puede responder su propia solicitud'],
  ['approve', 'APPROVED', 'other', 'Ya está aprobada'],
  // The refusal by state comes before that by person: people without the right read first that
  // nothing is left to do.
  ['approve', 'APPROVED', 'self', 'Ya está aprobada'],
  ['approve', 'CLOSED', 'other', 'Se cerró el año'],
  ['edit', 'APPROVED', 'other', undefined],
  ['edit', 'APPROVED', 'self', 'La cambia otra persona'],
  ['edit', 'PENDING', 'self', undefined],
  ['edit', 'CLOSED', 'other', 'Está cerrada'],
  ['edit', 'UNKNOWN', 'other', 'Está unknown'],
])('%s of one that is %s, by %s: %s', (act, state, who, reason) => {
  expect(whyNot(machine, act, { state, relations: [who] })).toBe(reason)
})

test('a refusal names its cause: the state or the person', () => {
  const because = (state: string, who: Relation) =>
    refusalOf(machine, 'approve', { state, relations: [who] })?.because
  expect(because('APPROVED', 'other')).toBe('state')
  expect(because('PENDING', 'self')).toBe('person')
})

test('an answer is found by the state that it moves to', () => {
  expect(actTo(machine, ['approve', 'edit'], 'APPROVED')).toBe('approve')
  expect(actTo(machine, ['approve', 'edit'], 'PENDING')).toBeUndefined()
})
