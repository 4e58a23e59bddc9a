/** Who signs in the demo world. */
export const signers = ['rodrigo', 'carolina', 'bernarda', 'hernan'] as const
export type Signer = (typeof signers)[number]

export type Seeded = {
  document: string
  /** The version of the document that is signed; 1 where nothing says so. */
  no?: number
  worker: Signer
  /** Who signs without an account, between the company and the worker. */
  third?: Third
  state: 'COMPLETED' | 'SENT' | 'REJECTED' | 'REPLACED'
  sentAt: string
  /** When each acted, in their turn. */
  acts: readonly string[]
  reason: string | null
}

export type Third = { name: string; rut: number; mail: string; capacity: string }

/**
 * One that has its signatures, one that waits for the worker, one that was rejected, one that was
 * corrected and sent again, and one that waits for a guarantor.
 */
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
  {
    document: 'Anexo de comisiones de Hernán Quezada',
    worker: 'hernan',
    state: 'REPLACED',
    sentAt: '2026-08-24T13:00:00.000Z',
    acts: ['2026-08-24T15:45:00.000Z'],
    reason: 'La comisión es de 3 % y no de 30 %',
  },
  {
    document: 'Anexo de comisiones de Hernán Quezada',
    no: 2,
    worker: 'hernan',
    state: 'COMPLETED',
    sentAt: '2026-08-25T13:00:00.000Z',
    acts: ['2026-08-25T14:10:00.000Z', '2026-08-26T11:55:00.000Z'],
    reason: null,
  },
  {
    document: 'Préstamo con aval de Hernán Quezada',
    worker: 'hernan',
    third: {
      name: 'Elisa Fuentealba Rojas',
      rut: 12_987_321,
      mail: 'elisa.fuentealba@correo.example',
      capacity: 'Aval',
    },
    state: 'SENT',
    sentAt: '2026-09-11T13:00:00.000Z',
    acts: ['2026-09-11T15:00:00.000Z'],
    reason: null,
  },
]
