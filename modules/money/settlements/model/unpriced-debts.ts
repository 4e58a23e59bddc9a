import { type Gathered, isAsked, type Terms } from './gathered-facts.ts'

/**
 * What a finiquito would ask back without knowing how much: somebody types the amount of the loans,
 * or takes the debt out because it is settled.
 */
export const debtsWithoutAmount = (
  { debts }: Pick<Gathered, 'debts'>,
  { loans, withoutDebts }: Pick<Terms, 'loans' | 'withoutDebts'>,
): readonly string[] =>
  loans === null
    ? debts
        .filter((debt) => debt.amount === null && isAsked(debt, withoutDebts))
        .map(({ label }) => label)
    : []
