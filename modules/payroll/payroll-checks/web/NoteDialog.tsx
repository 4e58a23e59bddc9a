import { formatNumber } from '#chile/numbers.ts'
import { NotePayrollChecks } from '#generated/operations/payroll-checks.ts'
import { AskDialog } from '#platform/web/kit/AskDialog.tsx'
import { useAction } from '#platform/web/useAction.ts'
import type { Finding } from './shown.ts'

type Props = {
  monthId: string
  findings: readonly Finding[]
  draft: string
  onClose: () => void
}

/** One note for as many warnings as were chosen. */
export function NoteDialog({ monthId, findings, draft, onClose }: Props) {
  const save = useAction(NotePayrollChecks, { done: 'La nota quedó guardada' })
  const count = findings.length
  const isError = findings.some(({ severity }) => severity === 'ERROR')
  const send = (note: string) =>
    save.attempt({
      input: {
        payrollMonthId: monthId,
        note,
        findings: findings.map(({ rule, contractId }) => ({ rule, contractId })),
      },
    })
  return (
    <AskDialog
      title={titleOf(count, isError)}
      okText="Guardar nota"
      label={isError ? 'Por qué queda fuera' : 'Por qué está bien'}
      max={500}
      rows={3}
      busy={save.busy}
      draft={draft}
      onClose={onClose}
      onSend={send}
    >
      <p>
        {count === 1
          ? `${findings[0]?.name ?? findings[0]?.title}: ${findings[0]?.message}.`
          : 'La misma nota queda en cada uno.'}{' '}
        Queda con su nombre y la hora, y deja de valer si la cifra cambia.
      </p>
    </AskDialog>
  )
}

function titleOf(count: number, isError: boolean): string {
  if (isError) {
    return count === 1 ? 'Cerrar sin un contrato' : `Cerrar sin ${formatNumber(count)} contratos`
  }
  return count === 1 ? 'Anotar el aviso' : `Anotar ${formatNumber(count)} avisos`
}
