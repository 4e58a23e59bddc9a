import { useState } from 'react'
import type { OtherProcessQuery } from '#generated/documents/graphql.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/AskDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { CalculateAgain, NameProcess } from './documents.ts'

type Month = OtherProcessQuery['payrollMonth']

/** What an open process of payments apart takes besides payments: a name, another calculation. */
export function OpenActions({ month }: { month: Month }) {
  const [naming, setNaming] = useState(false)
  const id = month.id ?? ''
  const again = useAction(CalculateAgain, { done: 'Pagos calculados de nuevo' })
  return (
    <>
      <ActionButton permission="userItems.update" onClick={() => setNaming(true)}>
        Cambiar nombre
      </ActionButton>
      {(month.calculated ?? 0) > 0 && (
        <ActionButton
          permission="payrollProcesses.create"
          disabled={month.activeJobId ? 'Hay un cálculo en curso' : undefined}
          onClick={() => again.run({ input: { id } })}
        >
          Calcular de nuevo
        </ActionButton>
      )}
      {naming && <NameDialog month={month} onClose={() => setNaming(false)} />}
    </>
  )
}

function NameDialog({ month, onClose }: { month: Month; onClose: () => void }) {
  const rename = useAction(NameProcess, { done: 'Nombre guardado' })
  return (
    <AskDialog
      title="Cambiar nombre"
      okText="Guardar"
      label="Nombre"
      max={60}
      initial={month.name ?? ''}
      busy={rename.busy}
      onClose={onClose}
      onSend={(name) => rename.attempt({ input: { payrollMonthId: month.id ?? '', name } })}
    >
      <p>Así lo leerá cada persona en su pago, como «Bono de vendimia».</p>
    </AskDialog>
  )
}
