import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { RemoveLateItem, UndoRetroactive } from '#generated/operations/retroactivity.ts'
import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { itemValueText } from '#modules/concepts/concept-library/model/input-items.ts'
import type { Answer } from './types.ts'

type PostedProps = { posted: Answer['posted']; monthId: string; isOpen: boolean }

/** What was put into the month, and the way back while it is open. */
export function Posted({ posted, monthId, isOpen }: PostedProps) {
  const undo = useAction(UndoRetroactive, { done: 'Se quitaron las diferencias' })
  if (posted.length === 0) return null
  return (
    <section className="mg-surface rt-block" aria-label="Agregado al mes">
      <header>
        <div>
          <h2>Agregado al mes</h2>
          <p className="soft">Líquido por persona y mes de origen.</p>
        </div>
        {isOpen && (
          <ActionButton
            permission="userItems.delete"
            confirm="Se quitan todas las diferencias agregadas a este mes."
            onClick={() => undo.run({ input: { payrollMonthId: monthId } })}
          >
            Deshacer
          </ActionButton>
        )}
      </header>
      <ul>
        {posted.map(({ contractId, name, originMonth, amount, author, postedAt }) => (
          <li key={`${contractId}-${originMonth}`}>
            <span className="rt-who">{name}</span>
            <span>{monthTitle(originMonth)}</span>
            <span className="soft">
              {[author, formatMoment(postedAt)].filter(Boolean).join(', ')}
            </span>
            <span className="rt-amount">{formatPesos(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LateProps = { items: Answer['lateItems']; monthId: string; isOpen: boolean }

/** Items of closed months that were registered late. */
export function LateItems({ items, monthId, isOpen }: LateProps) {
  const remove = useAction(RemoveLateItem, { done: 'Se quitó' })
  if (items.length === 0) return null
  return (
    <section className="mg-surface rt-block" aria-label="Registrado tarde">
      <header>
        <div>
          <h2>Registrado tarde</h2>
          <p className="soft">Haberes y descuentos que los meses cerrados debieron tener.</p>
        </div>
      </header>
      <ul>
        {items.map(({ id, name, yearMonth, itemLabel, unit, value, comment, origin }) => (
          <li key={id}>
            <span className="rt-who">{name}</span>
            <span>{`${itemLabel}, ${monthLabel(yearMonth)}`}</span>
            <span className="soft">{comment}</span>
            <span className="rt-amount">{itemValueText(value, unit)}</span>
            {isOpen && (
              <ActionButton
                size="small"
                permission="userItems.delete"
                disabled={origin === 'PIECEWORK' ? 'Se cambia en Tratos' : undefined}
                confirm="Lo que ya se pagó por él se cobra de vuelta."
                onClick={() => remove.run({ input: { id, payrollMonthId: monthId } })}
              >
                Quitar
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
