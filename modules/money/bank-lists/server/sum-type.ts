import { objectFrom, of } from '#platform/server/graphql/object.ts'
import type { Sum } from '../model/control.ts'

/** People and pesos by some label. */
export const SumType = objectFrom<Sum>('BankListSum', {
  label: of.text,
  people: of.int,
  total: of.pesos,
})
