import { useState } from 'react'
import { type LeftOut, leftOut } from '../model/gathered-facts.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Preview } from './types.ts'

/**
 * The debts that a finiquito leaves out, as the form stands: those that are stored, with what this
 * person chose of each over what others store meanwhile.
 */
export function useLeftOutDebts(stored: readonly LeftOut[] = []) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'in' | 'out'>>(new Map())
  const without = leftOut(stored, chosen)
  const toggle = (key: string) => {
    const isOut = without.some((left) => left.key === key)
    setChosen(new Map([...chosen, [key, isOut ? 'in' : 'out']]))
  }
  return { without, toggle }
}
export type LeftOutDebts = ReturnType<typeof useLeftOutDebts>

type Debt = Preview['found']['debts'][number]
type Props = { debts: readonly Debt[]; onToggle: (key: string) => void }

/** What the person owes, each proposed as a discount until somebody takes it out. */
export function Debts({ debts: all, onToggle }: Props) {
  const debts = all.filter(({ to }) => to === 'COMPANY')
  if (debts.length === 0) return null
  return (
    <section className="st-lines" aria-label="Deudas que se descuentan">
      <h3>Deudas que se descuentan</h3>
      <p className="soft">
        Se descuentan solo las que la persona reconoce al firmar: quite las que no acepta (Código
        del Trabajo, art. 58). De la última liquidación, los acordados toman a lo más el 15%.
      </p>
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
