import type pg from 'pg'
import { insert } from './rows.ts'

const blank = {
  scope: null,
  area: null,
  percent: null,
  figure: null,
  value: null,
  raiseToMinimum: false,
  law: null,
  asOf: null,
  count: null,
  salary: null,
  contractIds: [],
}

const scenarios = [
  {
    name: 'Reajuste de 4% desde octubre',
    description: 'Lo que costaría el año que viene subir todos los sueldos.',
    months: 12,
    step: 1,
    monthlyGrowth: '0.3',
    changes: [{ ...blank, kind: 'RAISE', from: 202610, scope: 'ALL', percent: '4' }],
  },
  {
    name: 'Reforma previsional hasta 2033',
    description: 'Cada agosto, con las alzas de la Ley 21.735 que ya están fijadas.',
    months: 8,
    step: 12,
    firstMonth: 202608,
    monthlyGrowth: '0.25',
    changes: [],
  },
]

/** Two questions that the company asks itself; nobody has calculated them yet. */
export const seedScenarios = (client: pg.Client, companyId: number) =>
  insert(
    client,
    'scenario',
    scenarios.map(({ changes, ...row }) => ({
      companyId,
      firstMonth: 202610,
      createdAt: '2026-09-14T15:00:00Z',
      ...row,
      changes,
    })),
  )
