import { useState } from 'react'
import type { LeftOut } from '../model/gathered.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Preview } from './types.ts'

/** The debts that a finiquito leaves out, as the form stands. */
export function useLeftOutDebts(initial: readonly LeftOut[] = []) {
  const [without, setWithout] = useState(initial)
  const toggle = (key: string) => {
    const others = without.filter((left) => left.key !== key)
    setWithout(others.length < without.length ? others : [...without, { key }])
  }
  return { without, toggle }
}
export type LeftOutDebts = ReturnType<typeof useLeftOutDebts>

type Debt = Preview['found']['debts'][number]
type Props = { debts: readonly Debt[]; onToggle: (key: string) => void }

/** What the person owes, each proposed as a discount until somebody takes it out. */
export function Debts({ debts, onToggle }: Props) {
  if (debts.length === 0) return null
  return (
    <section className="st-lines" aria-label="Deudas que se descuentan">
      <h3>Deudas que se descuentan</h3>
      <ul>
        {debts.map(({ key, label, amount, included }) => (
          <li key={key}>
            <span className={included ? undefined : 'soft'}>
              {included ? label : `${label} (no se descuenta)`}
            </span>
            <span className="st-debt">
              <Amount value={amount} />
              <ActionButton size="small" onClick={() => onToggle(key)}>
                {included ? 'Quitar' : 'Incluir'}
              </ActionButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
