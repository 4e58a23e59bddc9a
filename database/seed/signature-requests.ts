/** Who signs in the demo world. */
export const signers = ['rodrigo', 'carolina', 'bernarda', 'hernan'] as const
export type Signer = (typeof signers)[number]

export type Seeded = {
  document: string
  worker: Signer
  state: 'COMPLETED' | 'SENT' | 'REJECTED'
  sentAt: string
  /** When each acted, in their turn. */
  acts: readonly string[]
  reason: string | null
}

/** One that has its signatures, one that waits for the worker, and one that was rejected. */
export const requests: readonly Seeded[] = [
  {
    document: 'Contrato firmado de Bernarda Huenchul',
    worker: 'bernarda',
    state: 'COMPLETED',
    sentAt: '2026-08-03T13:00:00.000Z',
    acts: ['2026-08-03T15:20:00.000Z', '2026-08-04T12:05:00.000Z'],
    reason: null,
  },
  {
    document: 'Anexo de turnos de Bernarda Huenchul',
    worker: 'bernarda',
    state: 'SENT',
    sentAt: '2026-09-10T13:00:00.000Z',
    acts: ['2026-09-10T14:40:00.000Z'],
    reason: null,
  },
  {
    document: 'Anexo de bonos de Hernán Quezada',
    worker: 'hernan',
    state: 'REJECTED',
    sentAt: '2026-08-20T13:00:00.000Z',
    acts: ['2026-08-20T16:10:00.000Z', '2026-08-21T11:30:00.000Z'],
    reason: 'El bono de agosto no es el que acordamos',
  },
]
